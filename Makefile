# Everything here sets itself up: a fresh clone needs Python 3.11+ and make, nothing else.
PYTHON ?= python3
VENV   := .venv
ifneq ($(origin PYTHON),file)
# A Python that is named gets an environment of its own, such as .venv-3.13, where .venv has another version.
VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
$(if $(VERSION),,$(error There is no Python that is called with "$(PYTHON)"))
VENV := $(if $(filter-out .venv/lib/python$(VERSION),$(wildcard .venv/lib/python3*)),.venv-$(VERSION),.venv)
endif
PY     := $(VENV)/bin/python
# What was fetched for an environment whose Python is gone, or another by now, is fetched again for the next.
$(shell now=$$($(PY) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null); \
    test -e $(PY) && { test -z "$$now" || test -d $(VENV)/lib/python$$now; } || rm -f $(PY) $(VENV)/.runtime $(VENV)/.dev)
# Sealed from the caller's environment where it could change a result.
export PYTHONUTF8 := 1
# Empty, so that what one process has compiled serves the hundreds of processes that tests start.
export PYTHONDONTWRITEBYTECODE :=
TEST_SCALE ?= 1
export TEST_SCALE

.PHONY: run test test-postgres test-browser test-fresh test-container check lint types bench order-days forecasts population random-games
.PHONY: mutate-cards goldens doctor test-machines
.PHONY: backup restore lock clean

run: $(VENV)/.runtime
	@$(PY) -m bot run

test: $(VENV)/.dev
	$(PY) -m pytest -n 4 --dist worksteal -m "not browser" $(ARGS)

# What touches the database, on a PostgreSQL that is started for it and gone afterwards.
test-postgres: $(VENV)/.dev
	$(PY) -m tests.postgres $(ARGS)

# Four bots at one PostgreSQL and four hundred tables, where they are killed, stopped and cut off a hundred times.
test-machines: export MACHINES_BOTS ?= 4
test-machines: export MACHINES_TABLES ?= 400
test-machines: export MACHINES_TROUBLES ?= 100
test-machines: $(VENV)/.dev
	nice $(PY) -m tests.postgres -s tests/wire/test_machines.py $(ARGS)

test-browser: $(VENV)/.dev
	$(PY) -m pytest -n 3 --dist worksteal -m browser tests/browser tests/sandbox $(ARGS)

# README's commands on a Debian that has nothing but Python, make and git, as an unprivileged user (needs root).
test-fresh: $(VENV)/.runtime
	PY=$(PY) bash tests/fresh.sh

# The Dockerfile's image, built on a base that has nothing but Python, and run without a daemon (needs root).
test-container: $(VENV)/.runtime
	PY=$(PY) bash tests/container.sh

check: lint types

lint: $(VENV)/.dev
	$(PY) -m ruff check .
	$(PY) -m ruff check --preview --select PLW1514 .

types: $(VENV)/.dev
	$(PY) -m mypy

bench: $(VENV)/.dev
	$(PY) -m benchmarks $(ARGS)

# Days that simulated people take for a game, and how often they are called, when part of their turns is ordered ahead.
order-days: $(VENV)/.dev
	nice $(PY) -m benchmarks.order_days $(or $(ARGS),agricola 4)

# How often forecasts hold in a simulated population of a thousand tables.
forecasts: $(VENV)/.dev
	nice $(PY) -m benchmarks.forecasts $(ARGS)

# A thousand simulated tables for sixty days over the real service, publisher and database.
population: $(VENV)/.dev
	nice $(PY) -m benchmarks.population $(ARGS)

GAME ?= mi_tierra
GAMES ?= 500

# Whole games of random players with every check after each answer, for each number of seats.
random-games: $(VENV)/.runtime
	@nice $(PY) -m games simulate $(GAME) --each --games $(GAMES)

mutate-cards: $(VENV)/.dev
	$(PY) -m tests.mutate_cards $(ARGS)

goldens: $(VENV)/.dev
	$(PY) -m pytest -n 0 -m "not browser" tests/golden tests/rendering --update-goldens $(ARGS)

# What runs beside a bot changes no library under it: one whose source was updated loads from here until it is stopped.
BESIDE := $(if $(wildcard $(VENV)/.runtime),,$(VENV)/.runtime)

doctor: $(BESIDE)
	@$(PY) -m bot doctor $(if $(CHANNEL),--channel $(CHANNEL))

backup: $(BESIDE)
	@$(PY) -m bot backup $(if $(FILE),"$(FILE)")

restore: $(VENV)/.runtime
	@$(PY) -m bot restore $(if $(FILE),"$(FILE)")

lock:
	$(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install --quiet uv
	for n in runtime dev; do .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade -o requirements/$$n.txt requirements/$$n.in; done

clean:
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sobremesa needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@echo "Making a virtual environment in $(VENV), once"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.runtime: requirements/runtime.txt | $(VENV)/bin/python
	@echo "Fetching the libraries that $< lists; they stay in $(VENV)"
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/bin/python
	@echo "Fetching the libraries that $< lists; they stay in $(VENV)"
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r $<
	@touch $@ $(VENV)/.runtime
