import assert from 'node:assert/strict'
import type { OfferRow } from './comparedOffers.ts'
import { titledRows } from './titledRows.ts'

function row(label: string, quote = label): OfferRow {
  const side = { text: 'Included', quote } as unknown as OfferRow['sides'][number]
  return { key: label, label, materiality: 'medium', sides: [side, null], best: null }
}

const compared: readonly (readonly [rows: readonly OfferRow[], labels: readonly string[]])[] = [
  [[row('Hired and non-owned auto'), row('BP 04 04')], ['Hired and non-owned auto']],
  [
    [row('Cyber incident', 'Cyber Incident Endorsement (XY 10 12)'), row('XY 10 12 01 23')],
    ['Cyber incident'],
  ],
  [
    [row('Each occurrence'), row('BP 04 15')],
    ['Each occurrence', 'Spoilage Coverage (BP 04 15)'],
  ],
  [
    [row('Each occurrence'), row('XY 77 01')],
    ['Each occurrence', 'XY 77 01'],
  ],
]

Deno.test('a form number is no row of its own beside what the form gives', () => {
  for (const [rows, labels] of compared)
    assert.deepEqual(
      titledRows(rows).map(({ label }) => label),
      labels,
    )
})
