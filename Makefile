# The README's two commands, `make run` and `make test`, and the tools around them.
# They need make and Python 3.11 or newer, nothing else: everything goes into .venv, from the locks in requirements/.

.DEFAULT_GOAL := run
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
TELEGRAM := $(if $(TELEGRAM_TOKEN),yes,$(shell grep -sq '^TELEGRAM_TOKEN=.' .env && echo yes))

.PHONY: run test check format voice voice-remote train lock clean

run: $(VENV)/run.installed ## Chat in the terminal; the Telegram bot when TELEGRAM_TOKEN is set, in the environment or in .env.
	@$(BIN)/tafelarbiter $(if $(TELEGRAM),bot)

test: check ## Everything that CI runs.
	$(BIN)/python -m pytest

check: $(VENV)/dev.installed ## What can be checked without running the tests.
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/dev.installed ## Put the code in the house's form.
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# One lock is installed over another in the same environment: they hold the same versions.
$(VENV)/%.installed: requirements/%.lock pyproject.toml | $(BIN)/python
	@echo "Installing requirements/$*.lock; this takes a minute ..."
	@$(PIP) install --require-hashes --requirement $<
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: see https://www.python.org/downloads/"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

voice: $(VENV)/voice.installed $(VENV)/voice-model.installed ## What it takes to understand spoken messages.

voice-remote: $(VENV)/voice-remote.installed ## What it takes to have them understood on other machines.

train: $(VENV)/train.installed ## Learn the models of nlu/ anew from the labelled messages in nlu/training/ and the cases that are no yardstick.
	$(BIN)/python -m nlu.training $(wildcard tests/corpus/play_[a-c].jsonl tests/corpus/rest_a.jsonl tests/corpus/seen_*.jsonl)
	$(BIN)/python -m nlu.hearing.training

lock: $(VENV)/dev.installed ## Write the locks anew, with the newest versions that pyproject.toml allows.
	@$(BIN)/python requirements/lock.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
