# SPDX-License-Identifier: MIT
"""The few lines of MicroPython that run on the board while it is filled; sent as text over its raw REPL."""

# what it is: a tuple that repr() writes and ast.literal_eval() reads
ABOUT = """
import sys,os
v=os.statvfs('/')
print((sys.platform,sys.implementation.version[:3],getattr(sys.implementation,'_mpy',0),os.uname().machine,v[0]*v[3]))
"""

# check(path): the SHA-256 of a file; every file of the folders and names in a list, as lines "sum size path"
HELPERS = """
import os,hashlib
from binascii import hexlify,a2b_base64 as _d
def check(path):
 h=hashlib.sha256()
 b=bytearray(512)
 m=memoryview(b)
 with open(path,'rb') as f:
  while True:
   n=f.readinto(b)
   if not n:
    return hexlify(h.digest()).decode()
   h.update(m[:n])
def walk(folder):
 for e in os.ilistdir('/'+folder):
  path=folder+'/'+e[0]
  if e[1]==0x4000:
   walk(path)
  else:
   print(check('/'+path),os.stat('/'+path)[6],path)
def survey(names):
 for name in names:
  try:
   kind=os.stat('/'+name)[0]
  except OSError:
   continue
  if kind==0x4000:
   walk(name)
  else:
   print(check('/'+name),os.stat('/'+name)[6],name)
def end(new,path,want):
 if check(new)!=want:
  return 'damaged'
 os.rename(new,path)
 return 'right'
def folder(path):
 try:
  os.mkdir(path)
 except OSError:
  pass
"""

READ = "print(open(%r).read(),end='')"
FOLDER = "folder(%r)\n"
BEGIN = "f=open(%r,'wb')\nw=f.write\n"
WRITE = "w(_d(%r))\n"
# the new file, its place, the check sum that it should have
END = "f.close()\ndel f,w\nprint(end(%r,%r,%r))\n"
RENAME = "os.rename(%r,%r)\n"
REMOVE = """
try:
 os.remove(%r)
except OSError:
 pass
"""
# nothing is there any more: the folder goes, too
REMOVE_FOLDER = """
try:
 os.rmdir(%r)
except OSError:
 pass
"""
