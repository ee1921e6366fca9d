import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('reads limits of employers liability that stand together, not the older ones on record', async () => {
  const labels = ['E.L. each accident', 'E.L. disease policy limit', 'E.L. disease each employee']
  const known = ['each accident', 'disease policy limit', 'disease each employee'].map((label) => ({
    label: `employers liability ${label}`,
    within: 'current policy',
    line: 'WORKERS_COMPENSATION',
    value: '100000',
    source: 'policy.json',
  }))
  assert.deepEqual(
    (
      await filledFrom(
        'May 4, 2026\n\nWe need employers liability of 500/1000/500 this time.',
        labels.map((label) => field(label, { section: 'Limits requested' })),
        known,
      )
    ).map(([, value]) => value),
    ['$500,000', '$1,000,000', '$500,000'],
  )
})
