# Sourced by check and test: the lanes of work that can run side by side, each a few steps in order.
source "$(dirname "${BASH_SOURCE[0]}")/steps.sh"
MAY_RACE=3 # tests of a lane that may fail beside all others and pass alone
JOBS="${PELIPOYTA_JOBS:-3}" # forked processes of a test lane; up to twice as many where cores are idle: tests/forks.py

of_python() {
    step "lint" ruff check --quiet .
    step "format" ruff format --quiet --check .
    step "types" mypy --no-error-summary
}

of_build() {
    step "compilable" scripts/build --check
}

of_client() {
    has_client || return 0
    step "generated types" scripts/types --check
    step "svelte-check" in_client check -- --tsgo # TypeScript 7, compiled: half of the processor time
    step "eslint" in_client lint
    step "prettier" in_client format:check
}

# Assertions are not rewritten: rewriting costs each process as long as all of its imports.
units() {
    python -m compileall -q src tests examples scripts training benchmarks || true # once, not by every process
    pytest -q --forks "$JOBS" --timeout 300 --durations 15 --assert plain -p no:rerunfailures -m "not sweep" --ignore tests/e2e ||
        again .pytest_cache -p no:rerunfailures --ignore tests/e2e
}

# Run failed tests once more, one after another and with the values of their assertions: few that pass then raced with a
# busy machine, and are named.
again() {
    local cache="$1" failed
    shift
    echo "── failed tests again, one after another"
    failed="$(python -c 'import json, sys; print(len(json.load(open(sys.argv[1]))))' "$cache/v/cache/lastfailed" || echo 99)"
    [ "$failed" -le "$MAY_RACE" ] || { echo "$failed tests failed: too many for races" && return 1; }
    pytest -q -o cache_dir="$cache" -m "not sweep" --timeout 300 --last-failed --last-failed-no-failures none "$@" || return 1
    echo "RACED: $failed test(s) passed alone only, see above: mend them"
}

unit_tests() {
    step "unit, law and server tests" units
}

client_tests() {
    has_client || return 0
    step "client tests" in_client test
}

# A test that fails once and then passes raced with a busy machine: tests/e2e/conftest.py names it at the end. A cache of
# its own, so that the failures of the unit tests are not forgotten.
browsers() {
    pytest -q --forks "$JOBS" --timeout 300 --reruns 1 --durations 10 -o cache_dir=.pytest_cache/e2e -m "not sweep" tests/e2e ||
        again .pytest_cache/e2e tests/e2e
}

browser_tests() {
    [ -d tests/e2e ] || return 0
    step "browser tests" browsers
}
