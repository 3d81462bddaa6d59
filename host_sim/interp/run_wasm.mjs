// SPDX-License-Identifier: MIT
// node run_wasm.mjs MICROPYTHON_MJS JOB_JSON: runs one script on MicroPython's WebAssembly port.
// The job: { files: { name: hex }, script: text, args: [text] }. Exit status 1 and the traceback on stderr if it fails.
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , modulePath, jobPath] = process.argv;
const job = JSON.parse(readFileSync(jobPath, 'utf-8'));
const { loadMicroPython } = await import(pathToFileURL(modulePath).href);

const put = (fd, bytes) => {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(fd, bytes, done);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
};
const chunks = [];
const mp = await loadMicroPython({ linebuffer: false, stdout: (data) => chunks.push(Buffer.from(data)) });

const ROOT = '/firmware';
const makeFolder = (path) => {
  if (!mp.FS.analyzePath(path).exists) {
    makeFolder(path.slice(0, path.lastIndexOf('/')) || '/');
    mp.FS.mkdir(path);
  }
};
makeFolder(ROOT);
for (const [name, hex] of Object.entries(job.files)) {
  const path = `${ROOT}/${name}`;
  makeFolder(path.slice(0, path.lastIndexOf('/')));
  mp.FS.writeFile(path, Buffer.from(hex, 'hex'));
}
const words = JSON.stringify(['script.py', ...job.args]);
mp.runPython(`import os, sys\nos.chdir('${ROOT}')\nsys.path[:] = ['${ROOT}', '${ROOT}/lib']\nsys.argv[:] = ${words}\n`);
let status = 0;
try {
  mp.runPython(job.script);
} catch (error) {
  const text = `${error.message ?? error}`.trimEnd();
  const leaving = /(?:^|\n)SystemExit(?:: (\d+))?$/.exec(text);
  status = leaving ? Number(leaving[1] ?? 0) : 1;
  if (status) process.stderr.write(`${text}\n`);
}
put(1, Buffer.concat(chunks));
process.exitCode = status;
