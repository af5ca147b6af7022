# Everything here makes its own virtual environment from the lock on first use. Needed: Python 3.11 or newer, and make.

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
VENV := .venv
RUN := $(VENV)/bin/python
TOOLS := .venv-tools
PORT ?= 8765
JOBS ?= 2
ROOM ?= rules
INSTALL := $(if $(filter 0,$(shell id -u)),,sudo -n) apt-get install -y -q

# Programs and tests start processes of their own, each of which would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play bot install postgres test check drills chaos test-browser lint bench bench-hold load fit ladder exploits art coverage mutants fuzz fuzz-presses wheel sbom audit docs lock clean

help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/:/'

play: $(VENV)/runtime  ## play on this machine, without Discord
	$(RUN) -m bot play --port $(PORT)

bot: $(VENV)/runtime  ## run the bot against Discord; settings in .env
	$(RUN) -m bot run

install: $(VENV)/runtime  ## for a user who may not write in this folder: packages, compiled files, parsed texts
	$(RUN) -m compileall -q bot cogs storage
	$(RUN) -c "from bot.installed_games import installed_games; installed_games()"

postgres: $(VENV)/postgres  ## install what DATABASE=postgresql://... needs beside the rest

# Tests wait for other processes a quarter of their time: one worker more than processors keeps these busy.
test: $(VENV)/development  ## all tests
	$(RUN) -m pytest -n $$(($(JOBS) + 1)) --dist worksteal

check: $(VENV)/development  ## a minute: style, types, the engine, a game, an evening; before each commit
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) -m pytest -n $(JOBS) --dist worksteal tests/engine tests/games/stalag17 tests/scenarios/test_stalag17_game.py

drills: $(VENV)/development  ## the tests too long for `make test`; mistakes and their coaches; then 200 kills, with copies restored (two hours)
	$(RUN) -m pytest -n $(JOBS) --dist worksteal -m long
	$(RUN) -m tests.coaches
	$(RUN) -m tests.drills

chaos: $(VENV)/development  ## everything goes wrong at once for ten minutes; SEED=, SECONDS=, DATABASE=postgresql
	$(RUN) -m tests.drills.chaos $(if $(SEED),--seed $(SEED)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(filter postgresql%,$(DATABASE)),--postgres)

test-browser: $(VENV)/development  ## a whole game at real pages in headless Chromium; pictures in artefacts/
	@command -v chromium || command -v chromium-browser || command -v google-chrome || $(INSTALL) chromium || { \
		echo "Chromium is missing and could not be installed here: install it (apt-get install chromium) and try again."; \
		exit 1; }
	npm ci --prefix tests/javascript --no-audit --no-fund
	$(RUN) -m pytest tests/browser -m browser

lint: $(VENV)/development  ## style, types, and who may import whom; the pages' JavaScript where node is
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports
	$(RUN) -m tests.lab.docstrings
	sh tests/javascript/check.sh

fuzz: $(VENV)/development  ## 10,000 numbered games of each title, or their share (hours); FIRST=, GAMES=; RESUME=1 goes on
	$(RUN) -m tests.contract.fuzz --jobs $(JOBS) $(if $(FIRST),--first $(FIRST)) $(if $(GAMES),--games $(GAMES)) \
		$(if $(RESUME),--resume)

fuzz-presses: $(VENV)/development  ## 100,000 generated interactions of 200 people at a running bot (an hour); SEED=, COUNT=
	$(RUN) -m tests.presses $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT))

bench: $(VENV)/bench  ## speed, as ratios in one run (twelve minutes)
	$(RUN) -m tests.lab.bench

bench-hold: $(VENV)/development  ## the wire alone, with play at 200 tables for five minutes
	$(RUN) -m tests.lab.bench.wire --seconds 300

load: $(VENV)/development  ## 1,000 tables of all games pressed at for ten minutes, with Discord's limits; TABLES=, SECONDS=, PROCESSES=
	$(RUN) -m tests.lab.bench.load $(if $(TABLES),--tables $(TABLES)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(PROCESSES),--processes $(PROCESSES))

fit: $(VENV)/bench  ## fit what a position is worth to finished games; GAME=
	$(RUN) -m tests.lab.bench.fit $(GAME)

ladder: $(VENV)/development  ## how much stronger each level of the computers is than the one below (hours); GAME=
	$(RUN) -m tests.lab.bench.ladder $(GAME) --jobs $(JOBS)

exploits: $(VENV)/development  ## strategies of a clever evening against hard computers; GAME=, RESULTS= (three hours for all; goes on where it was stopped)
	$(RUN) -m tests.exploits $(GAME) --jobs $(JOBS) $(if $(RESULTS),--results $(RESULTS))

# Tests of computers, pictures and words take most of the time and ask nothing of the rules.
ELSE := policy or worlds or search or cope or crew or taste or picture or drawing or diagram or tracker or render or scene \
	or hands or words or story or why or candid or replies

coverage: $(VENV)/bench  ## which branches of the rules no test of rules takes; fails below 97 % (three minutes)
	$(RUN) -m pytest -q -n $(JOBS) --dist worksteal tests/games tests/old -k "not ($(ELSE))" \
		$(patsubst %,--cov=%,$(wildcard cogs/*/rules)) --cov-branch --cov-report=term-missing:skip-covered \
		--cov-fail-under=97

mutants: $(VENV)/bench  ## whether tests notice 300 small faults in ROOM=rules|engine|table; COUNT=, SEED=, ONLY= (an hour for all)
	$(RUN) -m tests.lab.mutants $(ROOM) --jobs $(JOBS) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) \
		$(if $(ONLY),--only $(ONLY))

art: $(VENV)/development  ## the sheets of art from the SVG files in cogs/*/art/ and bot/scene/art/; pages that show them in artefacts/art/; GAME=
	$(RUN) -m tests.art $(GAME)

wheel: $(TOOLS)/ready  ## the program as one file to be installed, in dist/
	rm -rf dist
	$(TOOLS)/bin/python -m pip wheel --quiet --no-deps --wheel-dir dist .

sbom: wheel  ## the parts that are installed with the program, as CycloneDX in artefacts/sbom.json
	mkdir -p artefacts
	$(PYTHON) -m venv --clear --without-pip $(TOOLS)/parts
	$(TOOLS)/bin/python -m pip --python $(TOOLS)/parts install --quiet --require-hashes -r requirements/runtime.txt
	$(TOOLS)/bin/python -m pip --python $(TOOLS)/parts install --quiet --no-deps dist/escapade-*.whl
	$(TOOLS)/bin/cyclonedx-py environment --output-reproducible --output-file artefacts/sbom.json $(TOOLS)/parts

audit: $(TOOLS)/ready  ## whether faults are known of any part, development's too; asks a public database
	$(TOOLS)/bin/python -m tests.audit requirements/dev.txt

docs: $(TOOLS)/ready  ## the pages of docs/ as a site in two languages, in artefacts/site/index.html
	NO_MKDOCS_2_WARNING=1 $(TOOLS)/bin/mkdocs build --quiet

lock:  ## write the lock files anew; needs uv
	uv pip compile --universal --generate-hashes --no-header -q pyproject.toml -o requirements/runtime.txt
	uv pip compile --universal --generate-hashes --no-header -q --extra postgres -c requirements/runtime.txt pyproject.toml \
		-o requirements/postgres.txt
	uv pip compile --universal --generate-hashes --no-header -q --extra dev -c requirements/runtime.txt pyproject.toml \
		-o requirements/dev.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-strip-extras -q \
		-c requirements/dev.txt requirements/bench.in -o requirements/bench.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header -q requirements/tools.in \
		-o requirements/tools.txt

clean:  ## forget the virtual environments, and what was built
	rm -rf $(VENV) $(TOOLS) dist

$(VENV)/pip:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/runtime: requirements/runtime.txt | $(VENV)/pip
	$(RUN) -m pip install --quiet --require-hashes -r requirements/runtime.txt
	touch $@

$(VENV)/postgres: requirements/postgres.txt | $(VENV)/runtime
	$(RUN) -m pip install --quiet --require-hashes -r requirements/postgres.txt
	touch $@

$(VENV)/development: requirements/dev.txt | $(VENV)/pip
	$(RUN) -m pip install --quiet --require-hashes -r requirements/dev.txt
	touch $@ $(VENV)/runtime

$(VENV)/bench: requirements/bench.txt | $(VENV)/development
	$(RUN) -m pip install --quiet --require-hashes -r requirements/bench.txt
	touch $@

$(TOOLS)/ready: requirements/tools.txt
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --require-hashes -r requirements/tools.txt
	touch $@
