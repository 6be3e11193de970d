# Two commands: "make play" and "make test". All else is a part of one of them.
PYTHON ?= python3
BIN := .venv/bin
STATIC := src/pelipoyta/server/static
# Folders are listed beside files, so that a deleted file is noticed too.
CLIENT := $(shell find client/src client/public src/pelipoyta/locales client/index.html client/*.ts client/*.js client/*.json 2>/dev/null)

.PHONY: play test setup client browser check types bench clean

play: setup
	@$(BIN)/pelipoyta serve --open

test: setup browser
	@scripts/check
	@scripts/test

setup: .venv/.installed client

client: $(if $(wildcard client/package.json),$(STATIC)/index.html)

.venv/.installed: requirements-dev.lock pyproject.toml
	@scripts/environment $(PYTHON)
	@touch $@

client/node_modules/.installed: client/package.json client/package-lock.json
	@cd client && npm ci
	@touch $@

$(STATIC)/index.html: client/node_modules/.installed $(CLIENT)
	@cd client && npm run build
	@touch $@

browser: setup
	@scripts/browser > /dev/null

check: setup
	@scripts/check

types: setup
	@scripts/types

bench: setup
	@$(BIN)/pelipoyta bench

clean:
	rm -rf .venv client/node_modules $(STATIC)
