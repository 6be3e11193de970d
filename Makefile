# Two commands: "make play" and "make test". All else is a part of one of them.
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

.PHONY: play test setup browser check types build compiled-test research research-test bench ladder soak sweep random-lotr everybody cards mutate verify-many timed-soak show-tournaments clean

play: setup
	@scripts/build --behind
	@$(BIN)/pelipoyta serve --open $(if $(PORT),--port $(PORT)) $(foreach game,$(GAME),--game $(game))

test: setup browser
	@scripts/check; checked=$$?; scripts/test && exit $$checked

setup: .venv/.$(NEEDED) $(if $(wildcard client/package.json),$(STATIC)/index.html)
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

browser:
	@scripts/browser

check: setup
	@scripts/check

types: setup
	@scripts/types

# Everything works without; the rules of the largest game are then slower. Needs a C compiler.
build: setup
	@scripts/build

# The compiled rules play the same games, to the letter: every test of that game, on the build.
compiled-test: build
	@PELIPOYTA_COMPILED=1 $(BIN)/pytest -q -n 2 tests/games/lotr tests/bots/test_lotr.py tests/games/rolechess/test_laws.py tests/games/dnup/test_laws.py tests/games/sequence/test_laws.py tests/games/kasvoton/test_laws.py tests/bots/test_rolechess_best.py tests/bots/test_best.py tests/vector

# How strong the bots are: everyone against everyone in mirrored pairs, PAIRS of them (10); goes on where it was left.
ladder: build
	@scripts/ladder $(PAIRS)

# Everything of docs/research.md, in an environment of its own: a gigabyte.
research: .venv-research/.installed
	@:

.venv-research/.installed: requirements-research.lock pyproject.toml
	@scripts/environment $(PYTHON) .venv-research requirements-research.lock
	@touch $@

research-test: research
	@.venv-research/bin/pytest -q tests/research tests/adapters

bench: setup research
	@$(BIN)/python benchmarks/run.py
	@if scripts/build; then $(BIN)/python benchmarks/lotr.py && $(BIN)/python benchmarks/twins.py && .venv-research/bin/python benchmarks/yardsticks.py; else echo "could not be compiled here: neither lotr nor the twins compared"; fi

# The laws of every game over TIMES (10) as many random games as `make test` plays, as many looks at the largest board, and
# every change of every card's words, of which `make test` hears three in ten.
soak: setup browser
	@PELIPOYTA_SOAK=$(or $(TIMES),10) nice -n 19 $(BIN)/pytest -q -n 2 --dist worksteal --timeout 7200 tests/games/*/test_laws.py tests/games/lotr/test_hidden_hands.py tests/games/lotr/text/test_law.py tests/kernel/laws/test_picture.py tests/benchmarks/test_timing.py tests/e2e/lotr/test_match.py tests/e2e/lotr/test_many.py

# The Lord of the Rings: which cards bots play in GAMES (120) games with decks as chance has them, which they never play, which
# win least; BOT=best NODES=4 lets the strongest play.
cards: setup
	@nice -n 19 $(BIN)/python benchmarks/cards.py --games $(or $(GAMES),120) --bot $(or $(BOT),greedy) --nodes $(or $(NODES),0) --keep build/cards-$(or $(BOT),greedy).jsonl
	@nice -n 19 $(BIN)/python benchmarks/decks.py
	@nice -n 19 $(BIN)/python benchmarks/questions.py

# What is marked as a sweep: the same as a test of `make test` shows, at the other games, sizes and seats.
sweep: setup browser
	@nice -n 19 $(BIN)/pytest -q -n 2 --dist worksteal --timeout 600 -m sweep --ignore tests/e2e tests
	@nice -n 19 $(BIN)/pytest -q -n 2 --dist worksteal --timeout 600 -m sweep tests/e2e

# Lessons, rules, hints, history and replays in every language, theme and size, where make test takes a covering sample.
everybody: setup browser
	@PELIPOYTA_EVERYBODY=1 $(BIN)/pytest -q tests/e2e/test_everybody.py

# GAMES (200) random games of the largest game, over its formats, decks as chance has them, and two to six players;
# then as many with decks that bots built out of boosters.
random-lotr: setup
	@nice -n 19 $(BIN)/python -m scripts.random_lotr --games $(or $(GAMES),200)
	@nice -n 19 $(BIN)/python -m scripts.random_lotr --games $(or $(GAMES),200) --sealed

# Small wrong changes of the sources, and which of them no test notices; goes on where it was broken off.
mutate: setup
	@nice -n 19 $(BIN)/python scripts/mutate.py $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY))

# The chance of a thousand simulated games, checked.
verify-many: setup
	@PELIPOYTA_VERIFY=1000 nice -n 19 $(BIN)/pytest -q -s tests/kernel/test_verify.py

# A hundred timed games (GAMES) between scripted players with delays, lost lines and two restarts, with time wound by hand and
# again over real lines; every flag reckoned anew.
timed-soak: setup
	@PELIPOYTA_TIMED=$(or $(GAMES),100) nice -n 19 $(BIN)/pytest -q -s -p no:xdist tests/table/clocks/test_soak.py tests/server/test_timed_soak.py

# A Swiss of 32 bots and Sequence for twelve, each killed five times: the standings of an unhurt run.
show-tournaments: setup
	@PELIPOYTA_SHOW=1 nice -n 19 $(BIN)/pytest -q -s tests/server/test_tournament_restarts.py

clean:
	rm -rf .venv .venv-research build client/node_modules $(STATIC)
