import assert from 'node:assert/strict'
import { endedPolicies, limitsShort, linesLeftOff } from './requestedLines.ts'

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

/** The state and last day of the umbrella on record, and what a client hears who asks for it. */
const umbrellas = [
  [{ state: 'INFORCE', expiresAt: '2026-01-15' }, 'ended on Jan 15, 2026'],
  [{ state: 'EXPIRED', expiresAt: '2024-11-15' }, 'ended on Nov 15, 2024'],
  [{ state: 'CANCELED', expiresAt: '2026-11-15' }, 'was canceled'],
  [{ state: 'INFORCE', expiresAt: '2027-01-15' }, null],
  [{ state: 'PENDING', expiresAt: '2027-01-15' }, null],
] as const

for (const [terms, reason] of umbrellas)
  Deno.test(`an umbrella that a certificate asks for and that is ${terms.state} until ${terms.expiresAt}: ${reason}`, () => {
    const umbrella = { id: 'bp_1', type: 'UMBRELLA', policyNumber: 'UMB-2207', renewedById: null, ...terms }
    const shown = [{ lineOfBusiness: 'PACKAGE', type: 'Package', coverages: [] }] as never
    const asked = { shown, names: [], policies: [umbrella] as never, today: '2026-03-16' }
    assert.deepEqual(
      endedPolicies('They require general liability and a $5M umbrella.', asked).map(
        (policy) => `${policy.line}: ${policy.reason}`,
      ),
      reason === null ? [] : [`Umbrella coverage: the umbrella policy UMB-2207 ${reason}`],
    )
    assert.deepEqual(endedPolicies('They require general liability.', asked), [])
  })

Deno.test('a limit is compared with the limit of its kind, and liquor with the liquor coverage of a package', () => {
  const policy = {
    lineOfBusiness: 'BUSINESS_OWNERS',
    type: 'Business Owners',
    coverages: [
      { name: 'Liability each occurrence', limit: 100_000_000 },
      { name: 'General aggregate', limit: 200_000_000 },
      { name: 'Liquor liability each common cause', limit: 100_000_000 },
      { name: 'Liquor liability aggregate', limit: 100_000_000 },
    ],
  } as never
  const text =
    'Please provide a certificate showing $2,000,000 general liability and $1,000,000/$2,000,000 liquor liability.'
  assert.deepEqual(
    limitsShort(text, { shown: [policy], names: [] }).map(({ asked, shown }) => `${asked}: ${shown}`),
    [
      '$2,000,000 of general liability coverage: $1,000,000 (Business Owners)',
      '$2,000,000 of liquor liability aggregate: $1,000,000 (Business Owners)',
    ],
  )
})
