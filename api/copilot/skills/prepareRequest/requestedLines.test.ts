import assert from 'node:assert/strict'
import { linesLeftOff } from './requestedLines.ts'

/** What a client writes for a certificate, and the lines that they ask for and the account does not have. */
const messages: readonly (readonly [string, readonly string[]])[] = [
  ['We need a certificate for Grain Hall LLC. They want cargo coverage on it.', ['Cargo coverage']],
  ['Certificate for Grain Hall LLC, please. Whats our cargo deductible again?', []],
  ['Certificate for Grain Hall LLC, please. We hauled cargo for them last year.', []],
  ["They require workers' comp and general liability.", ["Workers' compensation", 'General liability']],
  ['Our landlord Grain Hall LLC wants a certificate before we get the keys.', ['General liability']],
]

for (const [message, expected] of messages)
  Deno.test(`tells which lines a certificate leaves off: ${message}`, () =>
    assert.deepEqual(linesLeftOff(message, { shown: [], names: [] }).toSorted(), [...expected].toSorted()))

Deno.test('a landlord is told of no missing general liability where a package or businessowners policy has it', () => {
  for (const lineOfBusiness of ['GENERAL_LIABILITY', 'PACKAGE', 'BUSINESS_OWNERS'] as const) {
    const policy = { lineOfBusiness, type: '', coverages: [] } as never
    assert.deepEqual(linesLeftOff('Our landlord wants a certificate.', { shown: [policy], names: [] }), [])
  }
})
