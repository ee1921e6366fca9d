import assert from 'node:assert/strict'
import { isPlausible } from './recordMatch.ts'

Deno.test('knows by its look that a value is not what a label asks for', () => {
  for (const [label, right, wrong] of [
    ['Billings, last 12 months', '$1,140,000', '31'],
    ['Percent of billings', '31', null],
    ['Plate', 'KLR 4471', '2021'],
    ['Mortgagee, name', 'Granite Savings Bank', 'Depot Street'],
    ['Carrier', 'Tidewater Casualty', 'three markets, one form for all of them'],
    ['Season ends', 'October 31', '9,200'],
  ] as const) {
    assert(isPlausible(label, right, false), `${label}: ${right}`)
    if (wrong !== null) assert(!isPlausible(label, wrong, false), `${label}: ${wrong}`)
  }
})
