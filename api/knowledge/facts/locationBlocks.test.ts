import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

type Row = readonly [text: string, x: number, y: number]

async function factsOf(...pages: readonly (readonly Row[])[]) {
  const drawn = await drawnPdf((pdf) => {
    for (const rows of pages) {
      pdf.addPage().fontSize(9)
      for (const [text, x, y] of rows) pdf.text(text, x, y, { lineBreak: false })
    }
  })
  return readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
}

const declarations: readonly Row[] = [
  ['Businessowners Declarations', 60, 40],
  ['Named Insured', 60, 60],
  ['Copper Kettle Catering LLC', 180, 60],
  ['LOCATION 1', 60, 100],
  ['LOCATION 2', 320, 100],
  ['310 Wharf Street, Duluth, MN 55802', 60, 114],
  ['1412 Granary Ridge Road, Hermantown,', 320, 114],
  ['Restaurant, tenant', 60, 128],
  ['MN 55811', 320, 128],
  ['Building', 60, 142],
  ['Not covered', 240, 142],
  ['Building', 320, 142],
  ['$480,000', 510, 142],
  ['Business Personal Property', 60, 156],
  ['$260,000', 240, 156],
  ['Business Personal Property', 320, 156],
  ['$90,000', 510, 156],
  ['SECTION II, LIABILITY LIMITS', 60, 200],
  ['Liability, each occurrence', 60, 214],
  ['$1,000,000', 510, 214],
  ['General aggregate, other than products', 60, 228],
  ['$2,000,000', 510, 228],
  ['Spoilage', 60, 242],
  ['$10,000', 510, 242],
]

Deno.test('locations side by side have the limits of their own column, and an address over two lines', async () => {
  const { locations, limits } = await factsOf(declarations)
  assert.deepEqual(
    locations.map(({ value }) => value),
    [
      { address: '310 Wharf Street, Duluth, MN 55802', building: null, contents: 26_000_000 },
      {
        address: '1412 Granary Ridge Road, Hermantown, MN 55811',
        building: 48_000_000,
        contents: 9_000_000,
      },
    ],
  )
  assert.equal(limits.propertyContentsLimit.fact?.value, 35_000_000)
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
})

Deno.test('a limit changed at one location changes there and in the sum', async () => {
  const { locations, limits, extraLimits } = await factsOf(declarations, [
    ['ENDORSEMENT NO. 1 - POLICY CHANGE', 60, 40],
    ['The limit of Business Personal Property at Location 1 is changed from $260,000 to $300,000.', 60, 70],
    ['Location 2, Building: the limit of $480,000 is replaced by $525,000.', 60, 100],
    [
      'The most we pay is $25,000 in any one occurrence, in place of the Spoilage limit in the Declarations.',
      60,
      130,
    ],
    ['The one year period is deleted.', 60, 160],
  ])
  assert.deepEqual(
    locations.map(({ value: { building, contents } }) => [building, contents]),
    [
      [null, 30_000_000],
      [52_500_000, 9_000_000],
    ],
  )
  assert.equal(limits.propertyBuildingLimit.fact?.value, 52_500_000)
  assert.equal(limits.propertyContentsLimit.fact?.value, 39_000_000)
  // "The one year period is deleted" takes no aggregate away.
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit]),
    [['Spoilage', 2_500_000]],
  )
})
