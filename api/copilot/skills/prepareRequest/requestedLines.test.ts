import assert from 'node:assert/strict'
import { linesLeftOff } from './requestedLines.ts'

/** What a client writes for a certificate, and the lines that they ask for and the account does not have. */
const messages: readonly (readonly [string, readonly string[]])[] = [
  ['We need a certificate for Grain Hall LLC. They want cargo coverage on it.', ['Cargo coverage']],
  ['Certificate for Grain Hall LLC, please. Whats our cargo deductible again?', []],
  ['Certificate for Grain Hall LLC, please. We hauled cargo for them last year.', []],
  ["They require workers' comp and general liability.", ["Workers' compensation", 'General liability']],
]

for (const [message, expected] of messages)
  Deno.test(`tells which lines a certificate leaves off: ${message}`, () =>
    assert.deepEqual(linesLeftOff(message, { shown: [], names: [] }).toSorted(), [...expected].toSorted()))
