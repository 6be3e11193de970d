# Sourced by check and test: the lanes of work that can run side by side, each a few steps in order.
source "$(dirname "${BASH_SOURCE[0]}")/steps.sh"
MAY_RACE=3 # unit tests that failed beside all others and passed alone, as browser tests may once; they are named
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

# Assertions are not rewritten: rewriting costs each process as long as all of its imports. Failed tests are run once
# more with rewriting, to show the values; where they are few and pass then, they raced with a busy machine.
units() {
    python -m compileall -q src tests examples scripts training benchmarks || true # once, not by every process
    pytest -q --forks "$JOBS" --timeout 300 --durations 15 --assert plain -p no:rerunfailures -m "not sweep" --ignore tests/e2e && return
    echo "── failed tests again, alone and with their values"
    local failed
    failed="$(python -c 'import json; print(len(json.load(open(".pytest_cache/v/cache/lastfailed"))))' || echo 99)"
    if pytest -q -m "not sweep" --last-failed --last-failed-no-failures none --ignore tests/e2e && [ "$failed" -le "$MAY_RACE" ]; then
        echo "RACED: $failed unit test(s) passed alone only, see above: mend them"
        return
    fi
    return 1
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
browser_tests() {
    [ -d tests/e2e ] || return 0
    step "browser tests" pytest -q --forks "$JOBS" --timeout 300 --reruns 1 --durations 10 \
        -o cache_dir=.pytest_cache/e2e -m "not sweep" tests/e2e
}
