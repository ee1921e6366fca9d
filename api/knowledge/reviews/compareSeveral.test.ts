import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'
import { compareSeveral } from './compareSeveral.ts'

function quote(prices: readonly (readonly [string, string])[], terms: readonly string[]) {
  const rows = [['Each occurrence', '$1,000,000'], ...prices].map(
    ([label, amount]) => `<tr><td>${label}</td><td>${amount}</td></tr>`,
  )
  const items = terms.map((term) => `<li>${term}</li>`)
  const html = `<html><body><h1>General liability quote</h1><table>${rows.join('')}</table>
    <h2>Forms and conditions</h2><ul>${items.join('')}</ul></body></html>`
  return readDocument(new TextEncoder().encode(html), { name: 'quote.html' })
}

const granite = quote(
  [
    ['GL premium', '$28,330'],
    ['Policy fee', '$150'],
    ['Total', '$28,480'],
  ],
  ['Residential construction exclusion over 4 units', 'Subcontractor warranty'],
)
const summit = quote(
  [['Annual premium', '$21,500']],
  [
    'Residential exclusion: all residential including apartments',
    'Action over exclusion (injury to employees)',
  ],
)
const atlantic = quote(
  [
    ['Premium', '$36,240'],
    ['TRIA', '$544'],
    ['Total annual premium', '$36,784'],
  ],
  ['No residential exclusion', 'Waiver of subrogation, blanket'],
)

Deno.test('what quotes exclude, and one says it does not, is one row', async () => {
  const rows = compareSeveral(await Promise.all([granite, summit, atlantic]))
  const shown = rows
    .filter(({ key }) => key.startsWith('exclusion:'))
    .map(({ label, sides, best }) => [label, ...sides.map((side) => side?.text ?? null), best])
  assert.deepEqual(shown, [
    ['Action over', null, 'Excluded', null, null],
    ['Residential construction', 'Excluded', 'Excluded', 'Not excluded', 2],
  ])
})

Deno.test('exclusions and what forms grant are no conditions', async () => {
  const rows = compareSeveral(await Promise.all([granite, summit, atlantic]))
  assert.deepEqual(
    rows.filter(({ key }) => key.startsWith('condition:')).map(({ label }) => label),
    ['Condition: Subcontractor warranty'],
  )
})

Deno.test('a total annual premium with its charges is the cost', async () => {
  const { differences } = compareDocuments(await granite, await atlantic)
  const cost = differences.find(({ key }) => key === 'total')
  assert.deepEqual([cost?.a?.amount, cost?.b?.amount, cost?.better], [2_848_000, 3_678_400, 'A'])
})

Deno.test('what only one quote speaks of is not excluded there, and nowhere else promised', async () => {
  const silent = await quote([['Premium', '$30,000']], ['Subcontractor warranty'])
  const { differences } = compareDocuments(silent, await atlantic)
  const row = differences.find(({ key }) => key === 'residential')
  assert.deepEqual([row?.a, row?.b?.text], [null, 'Not excluded'])
})

/** Prices as three carriers print them: with terrorism, with it and a fee, and without it. */
const prices = [
  [
    ['Premium', '$36,240'],
    ['TRIA', '$544'],
    ['Total annual premium', '$36,784'],
  ],
  [
    ['GL premium', '$28,330'],
    ['TRIA (optional, included)', '$425'],
    ['Policy fee', '$150'],
    ['Total', '$28,905'],
  ],
  [
    ['Annual premium', '$21,500'],
    ['Terrorism (not included, available at)', '$1,075'],
    ['Broker fee', '$500'],
    ['Inspection fee', '$275'],
    ['NH surplus lines tax 3%', '$645'],
    ['Total due at binding without terrorism', '$22,920'],
  ],
] as const

Deno.test('no total is blank: each offer adds up to one with terrorism and one without', async () => {
  const rows = compareSeveral(await Promise.all(prices.map((each) => quote(each, []))))
  const shown = rows
    .filter(({ key, label }) => key === 'charges' || /total/i.test(label))
    .map(({ label, sides, best }) => [label, ...sides.map((side) => side?.text ?? null), best])
  assert.deepEqual(shown, [
    ['Total cost without terrorism', '$36,240', '$28,480 (added up)', '$22,920', 2],
    [
      'Total cost with terrorism',
      '$36,784',
      '$28,905',
      '$23,995 (added up, tax on terrorism not included)',
      2,
    ],
    ['Taxes & fees', null, '$150', '$1,420 ($775 fees, $645 taxes)', null],
  ])
})

Deno.test('totals that cannot be made alike stand in one row, say what they hold and are not weighed', async () => {
  const offers = [
    [['Total including terrorism', '$10,000']],
    [
      ['Annual premium', '$8,000'],
      ['Terrorism (optional, not in total)', '$400'],
      ['Policy fee', '$100'],
      ['Total without terrorism', '$8,100'],
    ],
  ] as const
  const rows = compareSeveral(await Promise.all(offers.map((each) => quote(each, []))))
  const totals = rows.filter(({ label }) => /total/i.test(label))
  assert.deepEqual(
    totals.map(({ label, sides, best }) => [label, ...sides.map((side) => side?.text ?? null), best]),
    [['Total cost as quoted', '$10,000 (with terrorism)', '$8,100 (without terrorism)', null]],
  )
})

Deno.test('completed operations that one offer refuses are not all additional insured coverage', async () => {
  const rows = compareSeveral([
    await quote([], ['Additional insured, completed operations CG 20 37']),
    await quote([], ['Additional insured ongoing CG 20 10, $100 each; completed operations not available']),
    await quote([], ['Completed operations CG 20 37 included']),
  ])
  const row = rows.find(({ label }) => /^additional insured/i.test(label))
  assert.equal(row?.label, 'Additional insured, completed operations')
  assert.deepEqual(
    row.sides.map((side) => side?.text),
    ['Included', 'Not provided', 'Included'],
  )
})
