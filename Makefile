# Two commands: "make play" and "make test"; "make help" lists the others. A target is described after "##", a group after "##@".
PYTHON ?= python3
# Python packages and client packages install side by side.
MAKEFLAGS += --jobs=2
BIN := .venv/bin
# To play takes half of what to work takes: no linters, type checkers, test runners. They come with whatever else is asked for.
NEEDED := $(if $(filter-out play,$(MAKECMDGOALS)),installed,playable)
STATIC := src/pelipoyta/server/static
# Folders are listed beside files, so that a deleted file is noticed too; Python's caches are not ours.
CLIENT := $(shell find client/src client/public src/pelipoyta/locales -mindepth 1 -not -path '*/__pycache__*' 2>/dev/null) \
	$(wildcard client/src client/index.html client/*.ts client/*.js client/tsconfig.json)

.PHONY: play test help setup browser pages quick check types build site docs docs-test compiled-test plain-test wheel wheel-compiled research research-test bench bench-server ladder soak sweep random-lotr everybody chaos cluster container cards mutate verify-many timed-soak show-tournaments clean

##@ Play
play: setup ## Set everything up, start the server and open the start page (PORT=8080, GAME=./my_game).
	@scripts/build --behind
	@scripts/offline --behind
	@$(BIN)/pelipoyta serve --open $(if $(PORT),--port $(PORT)) $(foreach game,$(GAME),--game $(game))

cluster: setup ## A cluster on this machine: PostgreSQL, NATS, GATEWAYS=2 and OWNERS=2; prints where it can be opened.
	@scripts/cluster $(or $(GATEWAYS),2) $(or $(OWNERS),2)

##@ Test
test: setup browser pages ## Run every check and every test that continuous integration runs.
	@scripts/test --check

help: ## List the targets.
	@awk 'BEGIN { FS = ":[^#]*## " } /^##@/ { printf "\n%s\n", substr($$0, 5) } /^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.$(NEEDED) $(if $(wildcard client/package.json),$(STATIC)/index.html) ## Install the development environment and build the client.
	@:

.venv/.playable: requirements.lock pyproject.toml
	@scripts/environment $(PYTHON) .venv requirements.lock
	@touch $@

.venv/.installed: requirements-dev.lock pyproject.toml
	@scripts/environment $(PYTHON)
	@touch .venv/.playable $@

client/node_modules/.playable: client/package.json client/package-lock.json
	@scripts/client install --omit=dev
	@touch $@

client/node_modules/.installed: client/package.json client/package-lock.json
	@scripts/client install
	@touch client/node_modules/.playable $@

# Tools that are added later change nothing of what was built.
$(STATIC)/index.html: client/package.json client/package-lock.json $(CLIENT) | client/node_modules/.$(NEEDED)
	@scripts/client build
	@touch $@

browser: ## Find Chromium for the browser tests, or install it (Debian, as root); PostgreSQL and NATS likewise.
	@scripts/postgres > /dev/null
	@scripts/nats > /dev/null
	@scripts/browser

pages: setup ## Collect Python for pages that need no server (pelipoyta site).
	@scripts/offline

quick: setup ## Check what a change touched in under 90 s: lint, types, the nearest tests (BASE=main: the change since main).
	@scripts/quick $(BASE)

check: setup ## Lint, check formats and types, without running the tests.
	@scripts/check

##@ Build
types: setup ## Generate the TypeScript types of the client from the Python messages.
	@scripts/types

build: setup ## Compile the rules with mypyc, which bots and simulations then use (needs a C compiler, takes minutes).
	@scripts/build

wheel: pages ## Build the sdist and, from it, the wheel into dist/.
	@scripts/wheel

wheel-compiled: pages ## Build a wheel of this platform with compiled rules into dist/ (needs a C compiler, takes minutes).
	@PELIPOYTA_COMPILE=1 scripts/wheel

site: pages ## Write the games as static files that need no server into build/site.
	@$(BIN)/pelipoyta site build/site

docs: .venv-docs/.installed ## Build the docs site into build/docs (strict: a broken link fails).
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet
	@echo "Read it at http://localhost:8000 after: python3 -m http.server --directory build/docs"

docs-test: setup browser .venv-docs/.installed ## Build the docs site and test it in Chromium: search, phones, dark mode, no network.
	@$(BIN)/pytest -q tests/site

.venv-docs/.installed: requirements-docs.lock
	@scripts/environment $(PYTHON) .venv-docs requirements-docs.lock
	@touch $@

clean: ## Delete everything that was installed or built.
	rm -rf .venv .venv-docs .venv-research build dist client/node_modules $(STATIC)

##@ Research and measurements
ladder: build ## Measure how strong the bots are, in PAIRS=10 mirrored pairs of games; resumes where it was stopped.
	@scripts/ladder $(PAIRS)

research: .venv-research/.installed ## Install the environment of docs/research.md (a gigabyte).
	@:

.venv-research/.installed: requirements-research.lock pyproject.toml
	@scripts/environment $(PYTHON) .venv-research requirements-research.lock
	@touch $@

cards: setup ## The Lord of the Rings: count which cards bots play, never play and lose with, in GAMES=120 games (BOT=best NODES=4).
	@nice -n 19 $(BIN)/python benchmarks/bots/cards.py --games $(or $(GAMES),120) --bot $(or $(BOT),greedy) --nodes $(or $(NODES),0) --keep build/cards-$(or $(BOT),greedy).jsonl
	@nice -n 19 $(BIN)/python benchmarks/bots/decks.py
	@nice -n 19 $(BIN)/python benchmarks/bots/questions.py

bench-server: setup ## Measure every row of docs/lab/cost.md in turn, half an hour (ONLY=memory: some; ALONE=1: before all other processes, as root).
	@$(BIN)/python -m benchmarks.rows $(if $(ALONE),--alone) $(if $(ONLY),--only $(ONLY))

bench: setup research ## Measure the speed of rules, bots and compiled rules.
	@$(BIN)/python benchmarks/speed/run.py
	@if scripts/build; then $(BIN)/python benchmarks/speed/lotr.py && $(BIN)/python benchmarks/speed/twins.py && .venv-research/bin/python benchmarks/speed/yardsticks.py; else echo "could not be compiled here: neither lotr nor the twins compared"; fi

##@ Long tests
compiled-test: build ## Run the tests of the rules on the compiled rules.
	@PELIPOYTA_COMPILED=1 $(BIN)/pytest -q -n 2 tests/games/lotr tests/bots/games/test_lotr.py tests/games/rolechess/test_laws.py tests/games/dnup/test_laws.py tests/games/sequence/test_laws.py tests/games/kasvoton/test_laws.py tests/bots/games/test_rolechess_best.py tests/bots/test_best.py tests/vector

plain-test: setup ## Run the server's tests on uvicorn as it is (serve --plain), but for those of its own limits.
	@PELIPOYTA_PLAIN=true $(BIN)/pytest -q -n 2 --dist worksteal tests/server --ignore tests/server/transport

research-test: research ## Test the adapters to PettingZoo, OpenSpiel, Parquet and Ray.
	@.venv-research/bin/pytest -q tests/research tests/adapters

# Includes every change of every card's words, of which `make test` tries three in ten.
chaos: setup browser ## A cluster under load, FAULTS=500 faults one after another, every promise checked after each (SEED=1; PAIRS=1: two faults at a time).
	@PYTHONPATH=. nice -n 5 $(BIN)/python -m tests.chaos.run --faults $(or $(FAULTS),500) --seed $(or $(SEED),1) $(if $(PAIRS),--pairs) --keep build/chaos$(if $(PAIRS),-pairs)

container: setup ## Build and start deploy/Containerfile step by step without a container engine (root, Debian).
	@scripts/container

soak: setup browser pages ## Hold every game to its laws over TIMES=10 times as many random games as `make test` plays.
	@PELIPOYTA_SOAK=$(or $(TIMES),10) nice -n 19 $(BIN)/pytest -q -n 2 --dist worksteal --timeout 7200 tests/games/*/test_laws.py tests/games/lotr/test_hidden_hands.py tests/games/lotr/text/test_law.py tests/kernel/laws/test_picture.py tests/benchmarks/test_timing.py tests/e2e/lotr/test_match.py tests/e2e/lotr/test_many.py

sweep: setup browser pages ## Run the tests that repeat others at further games, screen sizes and seats (marked `sweep`).
	@nice -n 19 $(BIN)/pytest -q -n 2 --dist worksteal --timeout 600 -m sweep --ignore tests/e2e tests
	@nice -n 19 $(BIN)/pytest -q -n 2 --dist worksteal --timeout 600 -m sweep tests/e2e

everybody: setup browser pages ## Check the accessibility of every page in every language, theme and size (`make test`: a covering sample).
	@PELIPOYTA_EVERYBODY=1 $(BIN)/pytest -q tests/e2e/test_everybody.py tests/e2e/test_every_page.py

random-lotr: setup ## Play GAMES=200 random games of The Lord of the Rings with random decks, and as many with decks from boosters.
	@nice -n 19 $(BIN)/python -m scripts.random_lotr --games $(or $(GAMES),200)
	@nice -n 19 $(BIN)/python -m scripts.random_lotr --games $(or $(GAMES),200) --sealed

mutate: setup ## Test the tests: make small wrong changes of the sources, and list those that no test notices (SAMPLE=400, SEED=1, ONLY=table, JOBS=2).
	@nice -n 19 env PYTHONPATH=scripts $(BIN)/python -m mutation.mutate $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY)) $(if $(JOBS),--jobs $(JOBS))

verify-many: setup ## Verify the dice and draws of a thousand simulated games.
	@PELIPOYTA_VERIFY=1000 nice -n 19 $(BIN)/pytest -q -s tests/kernel/fairness/test_verify.py

timed-soak: setup ## Play GAMES=100 games with clocks, delays, lost connections and restarts, and recompute every clock.
	@PELIPOYTA_TIMED=$(or $(GAMES),100) nice -n 19 $(BIN)/pytest -q -s -p no:xdist tests/table/clocks/test_soak.py tests/server/process/test_timed_soak.py

show-tournaments: setup ## Kill the server five times in a tournament, and compare the standings with those of an undisturbed run.
	@PELIPOYTA_SHOW=1 nice -n 19 $(BIN)/pytest -q -s tests/server/contests/test_tournament_restarts.py
