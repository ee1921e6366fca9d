import assert from 'node:assert/strict'
import { typedRequirements } from './typedRequirements.ts'

Deno.test('reads the requirements that a message types out', () => {
  for (const [message, ...expected] of [
    [
      'our reqs for subs: 1M/2M GL, AI incl. completed ops, PNC, WOS, EL 500K. ok to start?',
      'general liability insurance with limits of not less than $1,000,000 each occurrence and $2,000,000 general aggregate',
      'employers liability insurance of not less than $500,000 each accident, $500,000 disease each employee and $500,000 disease policy limit',
      'Oak Builders LLC shall be included as an additional insured on the general liability policy for ongoing operations and completed operations',
      'primary and non-contributory',
      'waiver of subrogation in favor of Oak Builders LLC',
    ],
    [
      'we require $2,000,000 umbrella and auto 1M CSL',
      'umbrella liability insurance of not less than $2,000,000 each occurrence',
      'combined single limit of not less than $1,000,000 each accident',
    ],
    [
      'GL 1/2M, EL 500/500/500, they must name us as additional insured',
      '$1,000,000 each occurrence and $2,000,000 general aggregate',
      '$500,000 each accident',
      'additional insured',
    ],
    [
      'We require GL 1M/2M, workers comp and a waiver on GL and auto.',
      '$2,000,000 general aggregate',
      'Subcontractor shall maintain workers compensation insurance.',
      'waiver of subrogation',
    ],
  ] as const) {
    const { clauses } = typedRequirements(message, 'Oak Builders LLC') ?? { clauses: [] }
    for (const [at, words] of expected.entries())
      assert.ok(clauses[at]?.includes(words), `${message}: ${clauses[at]}`)
    assert.equal(clauses.length, expected.length, clauses.join('\n'))
  }
  for (const message of ['is this cert ok?', 'does the AI box look right', 'the GL expires 11/15, ok?'])
    assert.equal(typedRequirements(message, null), null, message)
})
