import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('counts plates that were issued, units by the way they are sold and what fills a lot', async () => {
  const labels = [
    'Dealer plates issued',
    'Retail units sold per year',
    'Wholesale units sold per year',
    'Maximum vehicles on lot',
  ]
  const found = await filledFrom(
    'May 4, 2026\n\nWe have four dealer plates. We sold 220 cars off the lot and sent 60 to wholesale. The lot is full at 35.',
    labels.map((label) => field(label, { section: 'Operations' })),
  )
  assert.deepEqual(
    found.map(([label, value]) => [label, value]),
    [
      ['Dealer plates issued', '4'],
      ['Wholesale units sold per year', '60'],
      ['Maximum vehicles on lot', '35'],
    ],
  )
})
