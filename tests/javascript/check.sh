#!/bin/sh
# Checks the pages' JavaScript: style, names and types. Without node it says so and goes on; what can not be installed is a fault only in the workflows.
cd "$(dirname "$0")/../.." || exit 1
tools=tests/javascript/node_modules/.bin

skip() {
    echo "JavaScript is not checked: $1"
    [ "$GITHUB_ACTIONS" != true ] || exit 1
    exit 0
}

command -v node >/dev/null && command -v npm >/dev/null || skip "node and npm are not here."
installed=tests/javascript/node_modules/.package-lock.json
if [ ! -e $installed ] || [ tests/javascript/package-lock.json -nt $installed ]; then
    npm ci --prefix tests/javascript --no-audit --no-fund || skip "npm ci could not install its tools."
fi

scripts="bot/local/page bot/verifier bot/replayer"
status=0
$tools/prettier --config tests/javascript/prettier.json --check $(ls $(printf '%s/*.js ' $scripts)) || status=1
$tools/eslint --config tests/javascript/eslint.config.js $scripts || status=1
for each in $scripts; do
    $tools/tsc -p $each || status=1
done
exit $status
