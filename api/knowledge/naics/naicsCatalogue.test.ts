import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { industries } from './industries.ts'
import { createNaicsCatalogue } from './naicsCatalogue.ts'
import { naicsEntries } from './naicsEntries.ts'

Deno.test('the catalog has every industry of the 2017 edition, from sectors to six digits', () => {
  const catalogue = industries()
  assert.equal(catalogue.get('238160')?.title, 'Roofing Contractors')
  assert.equal(catalogue.get('31-33')?.title, 'Manufacturing')
  assert.equal(catalogue.get('999999'), undefined)
  assert(catalogue.size > 2_000)
})

const found: readonly [string, string][] = [
  ['roofing', '238160'],
  ['roofers', '238160'],
  ['238160', '238160'],
  ['dentist', '621210'],
  ['bakery', '311811'],
  ['full service restaurant', '722511'],
  ['FULL-SERVICE', '722511'],
  ['long distance trucking', '484121'],
]

for (const [words, code] of found) {
  Deno.test(`typing “${words}” shows ${code} among the first three`, () => {
    const codes = industries()
      .search(words, 3)
      .map((entry) => entry.code)
    assert(codes.includes(code), `${words}: ${codes.join(', ')}`)
  })
}

const slips: readonly [string, string][] = [
  ['rofing', '238160'],
  ['roofign contractors', '238160'],
  ['electrcal contractors', '238210'],
  ['plubming', '238220'],
  ['resturant', '722511'],
]

for (const [words, code] of slips) {
  Deno.test(`typing “${words}” offers what it means`, () => {
    const codes = industries()
      .search(words, 20)
      .map((entry) => entry.code)
    assert(codes.includes(code), `${words}: ${codes.join(', ')}`)
  })
}

Deno.test('lists a five-digit industry once when its only six-digit one has the same title', () => {
  const catalogue = createNaicsCatalogue([
    { code: '23816', title: 'Roofing Contractors', description: '' },
    { code: '238160', title: 'Roofing Contractors', description: '' },
    { code: '11114', title: 'Wheat Farming', description: '' },
    { code: '111140', title: 'Winter Wheat Farming', description: '' },
    { code: '11133', title: 'Noncitrus Fruit Farming', description: '' },
    { code: '111331', title: 'Noncitrus Fruit Farming', description: '' },
    { code: '111332', title: 'Grape Vineyards', description: '' },
  ])
  const codes = (query: string) => catalogue.search(query, 10).map(({ code }) => code)
  assert.deepEqual(codes('roofing'), ['238160'])
  assert.deepEqual(codes('23816'), ['238160'])
  assert.deepEqual(codes(''), ['11114', '111140', '11133', '111331', '111332', '238160'])
  assert.equal(catalogue.get('23816')?.title, 'Roofing Contractors', 'an account may have it')
})

Deno.test('requires every word', () => assert.deepEqual(industries().search('roofing submarine', 10), []))

Deno.test('a blank search lists the industries by code', () => {
  const codes = industries()
    .search(' ', 5)
    .map(({ code }) => code)
  assert.deepEqual(codes, codes.toSorted())
  assert.equal(codes[0], '11')
})

Deno.test('reads the Bureau’s notation in plain words', () => {
  const entries = naicsEntries([
    {
      code: '23816 ',
      title: 'Roofing ContractorsT',
      description: 'This industry puts up roofs.\r\n\r\n\r\nCross-References. Gutters are in 238170.',
    },
    {
      code: '238160',
      title: 'Roofing  Contractors ',
      description: 'See industry description for 23816.',
    },
  ])
  assert.deepEqual(entries, [
    { code: '23816', title: 'Roofing Contractors', description: 'This industry puts up roofs.' },
    { code: '238160', title: 'Roofing Contractors', description: 'This industry puts up roofs.' },
  ])
})

const search = `query ($query: String, $first: Int) { naicsCodes(query: $query, first: $first) { code title } }`

Deno.test('offers as many industries as requested', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { naicsCodes } = await dana.data(search, { query: 'roofing contractors', first: 1 })
  assert.deepEqual(naicsCodes, [{ code: '238160', title: 'Roofing Contractors' }])
  assert.equal((await dana.data(search)).naicsCodes.length, 100)
  assert.equal((await dana.data(search, { first: 1_000 })).naicsCodes.length, 1_000)
  const { errors } = await dana.run(search, { first: 1_001 })
  assert.equal(errors[0]?.message, 'Ask for between 0 and 1000 industries.')
})
