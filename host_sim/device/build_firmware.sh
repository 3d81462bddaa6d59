#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds MicroPython 1.25 for the Raspberry Pi Pico (RP2040) from Debian's source packages, into .device/firmware.uf2.
# On Debian 12 as root: it installs the cross compiler (315 MB to download, 2.5 GB on disk) if that is missing, and
# takes the sources from the next suite, of which nothing is installed. Some minutes the first time.
#   FROZEN=manifest.py   a manifest whose modules are frozen in as well;  NAME=other   .device/other.uf2 then
set -euo pipefail
cd "$(dirname "$0")/../.."
store=$PWD/.device
work=$store/build
name=${NAME:-firmware}
frozen=${FROZEN:+$(realpath "$FROZEN")}
[ -r /etc/debian_version ] || { echo "This recipe is for Debian. Elsewhere name a MicroPython for the Pico: FIRMWARE=RPI_PICO.uf2" >&2; exit 2; }
mkdir -p "$work"/{packages,lists/partial,cache/archives/partial}

missing=
for tool in arm-none-eabi-gcc cmake make dpkg-source; do command -v "$tool" > /dev/null || missing=$tool; done
if [ -n "$missing" ]; then
    [ "$(id -u)" = 0 ] || { echo "The cross compiler is missing, and only root can install it." >&2; exit 2; }
    apt-get update -q
    apt-get install -y -q --no-install-recommends gcc-arm-none-eabi libnewlib-arm-none-eabi \
        libstdc++-arm-none-eabi-newlib cmake make gcc libc6-dev python3 xz-utils bzip2 dpkg-dev
fi

# MicroPython 1.25, mbedtls, pico-sdk 2.1 and tinyusb are in Debian 13; apt gets them with lists of its own
if [ ! -e "$work/packages/.whole" ]; then
    if [ -e /etc/apt/sources.list.d/debian.sources ]; then
        list=$work/next.sources
        sed -e 's/bookworm/trixie/g' -e 's/^Types:.*/Types: deb deb-src/' /etc/apt/sources.list.d/debian.sources > "$list"
    else
        list=$work/next.list
        sed -n -e 's/bookworm/trixie/g' -e 's/^deb \(.*\)/deb \1\ndeb-src \1/p' /etc/apt/sources.list > "$list"
    fi
    next=(-q -o "Dir::Etc::sourcelist=$list" -o Dir::Etc::sourceparts=/nonexistent -o "Dir::State::Lists=$work/lists"
        -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root)
    apt-get "${next[@]}" update
    (
        cd "$work/packages"
        apt-get "${next[@]}" source --download-only micropython
        apt-get "${next[@]}" source --download-only mbedtls
        apt-get "${next[@]}" download pico-sdk-source tinyusb-source
    )
    touch "$work/packages/.whole"
fi

tree=$work/micropython
if [ ! -e "$tree/.whole" ]; then
    rm -rf "$tree" "$work/root"
    mkdir -p "$tree" "$work/root"
    tar xf "$work"/packages/micropython_*.orig.tar.xz -C "$tree" --strip-components=1
    for package in "$work"/packages/{pico-sdk,tinyusb}-source_*.deb; do dpkg-deb -x "$package" "$work/root"; done
    rm -rf "$tree"/lib/{pico-sdk,tinyusb}
    ln -s "$work/root/usr/src/pico-sdk" "$tree/lib/pico-sdk"
    ln -s "$work/root/usr/src/tinyusb" "$tree/lib/tinyusb"
    mkdir -p "$tree"/lib/{mbedtls,micropython-lib}
    tar xf "$work"/packages/mbedtls_*.orig.tar.* -C "$tree/lib/mbedtls" --strip-components=1
    # the build only asks whether it is there; its four sensor drivers are not in Debian, and not wanted
    touch "$tree/lib/micropython-lib/README.md" "$tree/.whole"
fi

# by name: of a whole folder the order, and so the image, would differ between machines
manifest=$work/manifest-$name.py
cat > "$manifest" << 'PYTHON'
freeze("$(PORT_DIR)/modules", ("_boot.py", "_boot_fat.py", "rp2.py"))
include("$(MPY_DIR)/extmod/asyncio")
PYTHON
[ -z "$frozen" ] || echo "include(\"$frozen\")" >> "$manifest"

export MICROPY_GIT_TAG=v1.25.0 SOURCE_DATE_EPOCH=1744675200 CFLAGS_EXTRA="${CFLAGS_EXTRA:-} -ffile-prefix-map=$work=."
made=$work/$name
jobs=$(nproc)
make -s -C "$tree/mpy-cross" -j"$jobs"
# Debian 12 cannot run the next suite's picotool; it would only have written the UF2
cmake -S "$tree/ports/rp2" -B "$made" -DMICROPY_BOARD=RPI_PICO -DMICROPY_BOARD_DIR="$tree/ports/rp2/boards/RPI_PICO" \
    -DPICO_BUILD_DOCS=0 -DPICO_NO_PICOTOOL=1 -DMICROPY_FROZEN_MANIFEST="$manifest" > "$made.log" 2>&1 || { tail -40 "$made.log"; exit 1; }
make -C "$made" -j"$jobs" >> "$made.log" 2>&1 || { grep -m5 -B2 -A12 -E 'error|Error' "$made.log"; exit 1; }

python3 - "$made/firmware.bin" "$store/$name.uf2" << 'PYTHON'
# UF2: pages of 256 bytes in blocks of 512, for the family RP2040
import struct
import sys

image = open(sys.argv[1], "rb").read()
pages = [image[at : at + 256].ljust(256, b"\0") for at in range(0, len(image), 256)]
with open(sys.argv[2], "wb") as out:
    for number, page in enumerate(pages):
        head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * number, 256, number, len(pages), 0xE48BFF56)
        out.write(head + page + bytes(220) + struct.pack("<I", 0x0AB16F30))
PYTHON
echo "$store/$name.uf2"
