# Sourced by check and test: runs each step, says how long it took, and goes on so that one run tells of every fault.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/.venv/bin:$PATH"
FAILED=()

step() {
    local name="$1" began=$SECONDS
    shift
    echo "── $name"
    if "$@"; then
        echo "   $name: $((SECONDS - began)) s"
    else
        echo "   $name: FAILED after $((SECONDS - began)) s" >&2
        FAILED+=("$name")
    fi
}

in_client() {
    npm --prefix client run --silent "$@"
}

# A client that is there is checked in full; before its package.json exists there is nothing to check.
has_client() {
    [ -e client/package.json ]
}

finish() {
    if [ ${#FAILED[@]} -gt 0 ]; then
        echo "$1 failed: ${FAILED[*]}" >&2
        exit 1
    fi
    echo "$1: all well in $SECONDS s"
}
