import assert from 'node:assert/strict'
import { carrierKind } from './carrier.ts'
import { addCarrier } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const create = `mutation ($input: CreateCarrierInput!) {
  createCarrier(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateCarrierSuccess { isNew carrier { id name isCarrier isBroker naicNumber } }
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

Deno.test('adds a carrier to the agency’s own catalog', async () => {
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

Deno.test('finds companies by role and part of the name, ignoring accents, sorted by name', async () => {
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

Deno.test('finds a carrier by its name in full, as its policies print it', async () => {
  await using desk = await openPolicyDesk()
  const { carriers, carrierCalled } = await desk.client.data(
    '{ carriers(text: "Granite State Casualty Company") { edges { node { name } } } carrierCalled(name: "GRANITE STATE CASUALTY CO.") { name } }',
  )
  assert.deepEqual(carriers.edges, [{ node: { name: 'Granite State Casualty' } }])
  assert.equal(carrierCalled.name, 'Granite State Casualty')
})

const refusals: readonly [string, object, { path: string; message: string }][] = [
  ['no name', { name: ' ' }, { path: 'name', message: 'Enter the name of the company.' }],
  [
    'a name longer than a letterhead',
    { name: 'A'.repeat(201) },
    { path: 'name', message: 'A name may have up to 200 characters.' },
  ],
  [
    'a company of no use',
    { name: 'Acme', isCarrier: false },
    { path: 'isCarrier', message: 'Choose carrier, wholesale broker, or both.' },
  ],
  [
    'a NAIC number of four digits',
    { name: 'Acme', naicNumber: '2498' },
    { path: 'naicNumber', message: 'A NAIC number has five digits, like 24988.' },
  ],
]

for (const [name, input, problem] of refusals) {
  Deno.test(`reports ${name} under its field`, async () => {
    await using desk = await openPolicyDesk()
    const { createCarrier } = await desk.client.data(create, { input })
    assert.deepEqual(createCarrier.fields, [problem])
  })
}

Deno.test('an existing name, however spelled, returns its company', async () => {
  await using desk = await openPolicyDesk()
  const { head } = desk.harborline
  const { createCarrier } = await desk.client.data(create, {
    input: { name: 'GRANITE STATE CASUALTY, INC.' },
  })
  assert.equal(createCarrier.isNew, false)
  assert.equal(createCarrier.carrier.id, desk.carrierId)
  assert.equal(createCarrier.carrier.name, 'Granite State Casualty')
  assert.equal(desk.harborline.head, head, 'nothing was written')
})

Deno.test('adding a carrier as a broker makes it both and fills its missing NAIC number', async () => {
  await using desk = await openPolicyDesk()
  const add = async (naicNumber: string) => {
    const input = { name: 'Granite State Casualty', isBroker: true, naicNumber }
    return (await desk.client.data(create, { input })).createCarrier.carrier
  }
  const { isCarrier, isBroker, naicNumber } = await add('24988')
  assert.deepEqual(
    { isCarrier, isBroker, naicNumber },
    { isCarrier: true, isBroker: true, naicNumber: '24988' },
  )
  assert.equal((await add('10001')).naicNumber, '24988', 'a number that is there stays')
})

Deno.test('two colleagues adding the same company at once get one', async () => {
  await using desk = await openPolicyDesk()
  const answers = await Promise.all(
    ['Penobscot Mutual', 'penobscot mutual co.', 'PENOBSCOT MUTUAL'].map((name) =>
      desk.client.data(create, { input: { name } }),
    ),
  )
  const ids = new Set(answers.map(({ createCarrier }) => createCarrier.carrier.id))
  assert.equal(ids.size, 1)
  assert.equal(answers.filter(({ createCarrier }) => createCarrier.isNew).length, 1)
})

Deno.test('a name that is no longer used can be given to another company', async () => {
  await using desk = await openPolicyDesk()
  const input = { name: 'Penobscot Mutual' }
  const first = (await desk.client.data(create, { input })).createCarrier.carrier.id
  await desk.client.data(update, { id: first, input: { name: 'Penobscot National' } })
  const { createCarrier } = await desk.client.data(create, { input })
  assert.equal(createCarrier.isNew, true)
  assert.notEqual(createCarrier.carrier.id, first)
})

Deno.test('the ledger records who added a company', async () => {
  await using desk = await openPolicyDesk()
  const { createCarrier } = await desk.client.data(create, { input: { name: 'Penobscot Mutual' } })
  const { id } = createCarrier.carrier
  const { trail = [] } = (await desk.harborline.read(carrierKind, id)) ?? {}
  const [deed] = await desk.harborline.entries(trail)
  assert.deepEqual(
    { actor: deed?.actor, updateTypes: deed?.updateTypes },
    { actor: { type: 'AGENCY_USER', id: desk.dana.id }, updateTypes: ['CREATE_CARRIER'] },
  )
})

Deno.test('adds an NAIC number and another role to a company without renaming it', async () => {
  await using desk = await openPolicyDesk()
  const input = { naicNumber: '24988', isBroker: true }
  const { updateCarrier } = await desk.client.data(update, { id: desk.carrierId, input })
  const expected = { name: 'Granite State Casualty', isCarrier: true, isBroker: true, naicNumber: '24988' }
  assert.deepEqual(updateCarrier.carrier, expected)
  const renamed = await desk.client.data(update, {
    id: desk.carrierId,
    input: { name: 'Tidewater Wholesale' },
  })
  assert.equal(renamed.updateCarrier.fields[0].message, 'Tidewater Wholesale is already in the catalog.')
})

Deno.test('cannot change another agency’s company', async () => {
  await using desk = await openPolicyDesk()
  const walt = await desk.as(desk.walt)
  const { updateCarrier } = await walt.data(update, { id: desk.carrierId, input: { name: 'Ours' } })
  assert.equal(updateCarrier.message, 'There is no such company.')
})
