import assert from 'node:assert/strict'
import { addCarrier } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const create = `mutation ($input: CreateCarrierInput!) {
  createCarrier(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateCarrierSuccess { carrier { id name isCarrier isBroker naicNumber } }
  }
}`

const update = `mutation ($id: ID!, $input: UpdateCarrierInput!) {
  updateCarrier(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on UpdateCarrierSuccess { carrier { name isCarrier isBroker naicNumber } }
  }
}`

const list = `query ($text: String, $isCarrier: Boolean, $isBroker: Boolean) {
  carriers(text: $text, isCarrier: $isCarrier, isBroker: $isBroker) { totalCount edges { node { name } } }
}`

Deno.test('an agency adds a carrier to its catalogue, and nobody else sees it', async () => {
  await using desk = await openPolicyDesk()
  const input = { name: ' Penobscot Mutual ', naicNumber: '24988' }
  const { createCarrier } = await desk.client.data(create, { input })
  assert.deepEqual(createCarrier.carrier, {
    id: createCarrier.carrier.id,
    name: 'Penobscot Mutual',
    isCarrier: true,
    isBroker: false,
    naicNumber: '24988',
  })
  const walt = await desk.as(desk.walt)
  assert.equal((await walt.data(list)).carriers.totalCount, 0)
})

Deno.test('the catalogue is found by role and by part of the name, accents apart, in order of the names', async () => {
  await using desk = await openPolicyDesk()
  await addCarrier(desk.harborline, { name: 'Östra Marine', isBroker: true })
  const found = async (variables: object) => {
    const { carriers } = await desk.client.data(list, { ...variables })
    assert.equal(carriers.totalCount, carriers.edges.length)
    return carriers.edges.map(({ node }: { node: { name: string } }) => node.name)
  }
  assert.deepEqual(await found({}), ['Granite State Casualty', 'Östra Marine', 'Tidewater Wholesale'])
  assert.deepEqual(await found({ isCarrier: true }), ['Granite State Casualty', 'Östra Marine'])
  assert.deepEqual(await found({ isBroker: true }), ['Östra Marine', 'Tidewater Wholesale'])
  assert.deepEqual(await found({ text: 'OSTRA' }), ['Östra Marine'])
})

const refusals: readonly [string, object, { path: string; message: string }][] = [
  ['no name', { name: ' ' }, { path: 'name', message: 'Enter the name of the company.' }],
  [
    'a name that is there',
    { name: 'GRANITE STATE CASUALTY, INC.' },
    { path: 'name', message: 'Granite State Casualty is in the catalogue already.' },
  ],
  [
    'a company of no use',
    { name: 'Acme', isCarrier: false },
    { path: 'isCarrier', message: 'Say whether this is a carrier, a wholesale broker, or both.' },
  ],
  [
    'a NAIC number of four digits',
    { name: 'Acme', naicNumber: '2498' },
    { path: 'naicNumber', message: 'A NAIC number has five digits, like 24988.' },
  ],
]

for (const [name, input, problem] of refusals) {
  Deno.test(`${name} is refused beneath its field`, async () => {
    await using desk = await openPolicyDesk()
    const { createCarrier } = await desk.client.data(create, { input })
    assert.deepEqual(createCarrier.fields, [problem])
  })
}

Deno.test('a company gets its NAIC number and another role later, and keeps its name', async () => {
  await using desk = await openPolicyDesk()
  const input = { naicNumber: '24988', isBroker: true }
  const { updateCarrier } = await desk.client.data(update, { id: desk.carrierId, input })
  const expected = { name: 'Granite State Casualty', isCarrier: true, isBroker: true, naicNumber: '24988' }
  assert.deepEqual(updateCarrier.carrier, expected)
  const renamed = await desk.client.data(update, {
    id: desk.carrierId,
    input: { name: 'Tidewater Wholesale' },
  })
  assert.equal(renamed.updateCarrier.fields[0].message, 'Tidewater Wholesale is in the catalogue already.')
})

Deno.test('another agency’s company cannot be changed', async () => {
  await using desk = await openPolicyDesk()
  const walt = await desk.as(desk.walt)
  const { updateCarrier } = await walt.data(update, { id: desk.carrierId, input: { name: 'Ours' } })
  assert.equal(updateCarrier.message, 'There is no such company.')
})
