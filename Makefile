# SPDX-License-Identifier: MIT
# Everything a newcomer needs: `make play` and `make test`.
# Nothing is wanted but git, make and Python 3.10+ with its venv module.

PYTHON ?= python3
VENV   := .venv
ifeq ($(OS),Windows_NT)
BIN    := $(VENV)/Scripts
else
BIN    := $(VENV)/bin
endif
PY     := $(BIN)/python
PIP    := $(PY) -m pip --disable-pip-version-check -qq

ARGS   ?=
# how many tests run side by side
JOBS   ?= auto
# a path may hold any quotes: recipes read these from the environment
$(foreach name,BOARD PORT DRY_RUN FIRMWARE OUT,$(if $(value $(name)),$(eval export $(name)),$(eval unexport $(name))))
quoted  = '$(subst ','\'',$1)'

.PHONY: help play test check lint bench gallery deploy uf2 clean device-firmware device-test device-bench
.SUFFIXES:

help:
	@echo "make play    open the handheld       (make play ARGS='castle_panic --seed 7')"
	@echo "make test    run every test          (make test ARGS='-k rules')"
	@echo "make check   run the rule book only  (make check ARGS=path/to/my.feature)"
	@echo "make lint    style, types, imports"
	@echo "make bench   speed and size, as a table"
	@echo "make gallery every screen in every language, as pictures"
	@echo "make deploy  the game onto a board   (make deploy BOARD=PICO_LCD_1_3 [PORT=/dev/ttyACM0] [DRY_RUN=1])"
	@echo "make uf2     MicroPython and game, one file to drag onto a board"
	@echo "                                     (make uf2 BOARD=PICO_LCD_1_3 FIRMWARE=RPI_PICO.uf2 [OUT=game.uf2])"
	@echo "make device-test   the game on an emulated RP2040    (make device-test FIRMWARE=RPI_PICO.uf2)"
	@echo "make device-bench  what it costs there, as a table; make device-firmware builds a MicroPython (Debian)"
	@echo "make clean   remove what make made"

play: $(VENV)/.play
	@$(PY) -m host_sim play $(ARGS)

test: $(VENV)/.test
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

check: $(VENV)/.check
	@$(PY) -m host_sim check $(or $(ARGS),tests/features)

lint: $(VENV)/.test
	@$(PY) -m ruff check .
	@$(PY) -m pytest -q tests/legs $(ARGS)

bench: $(VENV)/.bench
	@$(PY) -m host_sim.bench $(ARGS)

gallery: $(VENV)/.gallery
	@$(PY) -m host_sim gallery --readme $(ARGS)

deploy: $(VENV)/.deploy
	@$(PY) -m host_sim.deploy to "$$BOARD" $${PORT:+--port "$$PORT"} $${DRY_RUN:+--dry-run}

uf2: $(VENV)/.deploy
	@$(PY) -m host_sim.deploy uf2 "$$BOARD" "$$FIRMWARE" $${OUT:+--out "$$OUT"}

# the emulated RP2040: FIRMWARE=FILE.uf2 names its MicroPython, else it is built once
MADE_IMAGE = @[ -n "$$FIRMWARE" ] || [ -f .device/firmware.uf2 ] || host_sim/device/build_firmware.sh

device-firmware:
	host_sim/device/build_firmware.sh

device-test: $(VENV)/.test
	$(MADE_IMAGE)
	@$(PY) -m pytest -n $(JOBS) --dist worksteal tests/device $(ARGS)

device-bench: $(VENV)/.test
	$(MADE_IMAGE)
	@$(PY) -m host_sim.device.bench $(ARGS)

clean:
	rm -rf $(VENV) .typings .node .device build out demo shot-*.png *.egg-info
	rm -rf .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp for each extra of pyproject.toml, so that a second run starts at once.
$(VENV)/.play $(VENV)/.check $(VENV)/.test $(VENV)/.bench $(VENV)/.gallery $(VENV)/.deploy: $(VENV)/.%: $(VENV)/.made pyproject.toml
	@echo "Installing what 'make $*' needs ..."
	@$(PIP) install '.[$*]' || { echo "Could not install the packages named above; is the network there?" >&2; exit 1; }
	@touch $@

$(VENV)/.made:
	@command -v $(call quoted,$(PYTHON)) >/dev/null || { printf '%s\n' "Python is not here: there is no '"$(call quoted,$(PYTHON))"'. Install Python 3.10 or newer, or name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(call quoted,$(PYTHON)) -c 'import sys; sys.exit(sys.version_info < (3, 10))' || { printf '%s\n' $(call quoted,$(PYTHON))" is too old: Python 3.10 or newer is needed. Name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(call quoted,$(PYTHON)) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@rm -rf $(VENV)
	@$(call quoted,$(PYTHON)) -m venv $(VENV)
	@touch $@

.DEFAULT:
	@printf '%s\n' "There is no target '"$(call quoted,$@)"'. 'make help' lists what there is." >&2; exit 2
