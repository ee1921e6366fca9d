import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const labels = ['Food', 'Alcohol', 'Other', 'Total']
const receipts = labels.map((label) =>
  field(label, { section: 'Receipts, past 12 months', beside: labels.filter((each) => each !== label) }),
)

Deno.test('takes what is left of the receipts in a sentence for the others, and adds all of them up', async () => {
  const found = await filledFrom(
    'May 4, 2026\n\nLast twelve months: food $820,000, alcohol $365,000, and caps and glasses $9,000.',
    receipts,
  )
  assert.deepEqual(
    found.map(([label, value]) => [label, value]),
    [
      ['Food', '$820,000'],
      ['Alcohol', '$365,000'],
      ['Other', '$9,000'],
      ['Total', '1,194,000'],
    ],
  )
})
