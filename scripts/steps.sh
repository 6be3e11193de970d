# Sourced by check and test: runs each step, says how long it took, and goes on so that one run tells of every fault.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/.venv/bin:$PATH"
# Containers like to forbid it, and then each of a thousand processes compiles every module anew.
unset PYTHONDONTWRITEBYTECODE
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

# Run these functions, each of a few steps, side by side; print the output of each in one piece when it is done, and
# meanwhile how far each has come.
abreast() {
    local notes lane lanes=() next=0 watcher
    notes=$(mktemp -d)
    for lane in "$@"; do
        { "$lane"; printf '%s\n' "${FAILED[@]:-}" > "$notes/$lane.failed"; } > "$notes/$lane" 2>&1 &
        lanes+=($!)
    done
    progress "$notes" "$@" &
    watcher=$!
    for lane in "$@"; do
        wait "${lanes[next]}" || true
        next=$((next + 1))
        cat "$notes/$lane"
        # A lane that did not come to its end has failed too.
        [ -e "$notes/$lane.failed" ] || echo "$lane" > "$notes/$lane.failed"
        while read -r name; do [ -z "$name" ] || FAILED+=("$name"); done < "$notes/$lane.failed"
    done
    kill "$watcher" 2> /dev/null || true
    wait "$watcher" 2> /dev/null || true
    rm -r "$notes"
}

# Print every half minute which lanes run, with the last percentage that each has printed.
progress() {
    local notes="$1" lane line
    shift
    while sleep 30; do
        line=""
        for lane in "$@"; do
            [ -e "$notes/$lane.failed" ] || line+=" $lane$({ grep -aoE '\[ *[0-9]+%\]' "$notes/$lane" || true; } | tail -1)"
        done
        echo "   $SECONDS s:$line"
    done
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
