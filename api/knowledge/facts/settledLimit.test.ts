import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { ruledPdf } from '../../reading/testing/ruledPdf.ts'
import { insuredRows } from './insuredRows.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'
import { settledLimit } from './settledLimit.ts'

/** The facts of property declarations with rows of a place, what is insured, its limit and its deductible. */
async function factsOf(header: readonly string[], rows: readonly (readonly string[])[]) {
  const bytes = await ruledPdf([
    'COMMERCIAL PACKAGE POLICY DECLARATIONS',
    {
      columns: [130, 380],
      rows: [
        ['Policy Number', 'QRM-CPP-40718'],
        ['Named Insured', 'Larkspur Orchards Cider Company LLC'],
        ['Policy Period', '05/01/2026 to 05/01/2027'],
      ],
    },
    'COMMERCIAL PROPERTY COVERAGE PART',
    {
      columns: header.length === 5 ? [50, 190, 130, 80, 70] : [200, 150, 90, 80],
      rows: [[...header], ...rows.map((row) => [...row])],
    },
  ])
  return readPolicyFacts(await readDocument(bytes, { name: 'declarations.pdf' }))
}

const buildings = [
  ['1/1', '88 Quarry Lane - press house, masonry', 'Building', '$1,600,000', '$2,500'],
  ['1/1', '88 Quarry Lane - press house, masonry', 'Business Personal Property', '$410,000', '$2,500'],
  ['1/2', '88 Quarry Lane - tasting barn', 'Building', '$725,000', '$7,500'],
] as const
const header = ['Loc/Bldg', 'Description', 'Coverage', 'Limit', 'Deductible']

Deno.test('buildings of one location keep their rows, and what they add up to is called a total', async () => {
  const { limits, locations, summary } = await factsOf(header, buildings)
  const { fact } = limits.propertyBuildingLimit
  assert.deepEqual([fact?.value, fact?.source.totalOf], [232_500_000, '2 buildings'])
  assert.deepEqual(
    insuredRows(locations, 'building').map(({ value, quote }) => [value.address, value.building, quote]),
    [
      [
        '88 Quarry Lane - press house, masonry',
        160_000_000,
        '1/1 88 Quarry Lane - press house, masonry Building $1,600,000 $2,500',
      ],
      [
        '88 Quarry Lane - tasting barn',
        72_500_000,
        '1/2 88 Quarry Lane - tasting barn Building $725,000 $7,500',
      ],
    ],
  )
  assert.match(
    summary ?? '',
    /\$2,325,000 for buildings \(the total of 2 buildings\), \$410,000 for contents\./,
  )
})

Deno.test('deductibles that differ from building to building are named by them', async () => {
  const { deductibles } = await factsOf(header, buildings)
  assert.deepEqual(
    deductibles.map(({ value: { name, amount } }) => [name, amount]),
    [
      ['Building deductible, 88 Quarry Lane - press house', 250_000],
      ['Business Personal Property', 250_000],
      ['Building deductible, 88 Quarry Lane - tasting barn', 750_000],
    ],
  )
})

Deno.test('contents of two numbered premises add up, and are no conflict', async () => {
  const { limits } = await factsOf(
    ['Premises', 'Coverage', 'Limit', 'Deductible'],
    [
      ['1 - 88 Quarry Lane', 'Business Personal Property', '$410,000', '$2,500'],
      ['2 - 140 Depot Street (bottle storage)', 'Business Personal Property', '$96,000', '$2,500'],
    ],
  )
  const { fact, conflict } = limits.propertyContentsLimit
  assert.deepEqual([fact?.value, fact?.source.totalOf, conflict], [50_600_000, '2 locations', []])
})

Deno.test('a total that the policy prints is its limit', async () => {
  const { locations } = await factsOf(header, buildings)
  const [row] = insuredRows(locations, 'building')
  assert.ok(row)
  const printed = { ...row, value: 232_500_000, quote: 'Total of all buildings $2,325,000' }
  const { fact } = settledLimit('propertyBuildingLimit', [printed], locations)
  assert.deepEqual([fact?.quote, fact?.source.totalOf], [printed.quote, undefined])
})
