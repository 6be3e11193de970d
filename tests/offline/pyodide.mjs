// Runs a Python file in Pyodide with the very files that a page loads: node pyodide.mjs PYODIDE BUNDLE FILE CALL
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { pathToFileURL } from 'node:url'

const [, , pyodide, bundle, file, call] = process.argv
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: '/home', PELIPOYTA_COMPILED: '0' } })
python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${bundle}/pelipoyta.zip.z`))), 'zip', { extractDir: '/app' })
python.runPython('import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "/app")')
python.runPython(readFileSync(file, 'utf-8').replace('if __name__ == "__main__":', 'if False:'))
console.log(await python.runPythonAsync(call))
