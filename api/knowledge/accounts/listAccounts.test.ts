import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'

const list = `query ($type: AccountType, $text: String, $sort: AccountSort, $first: Int, $after: String) {
  accounts(type: $type, text: $text, sort: $sort, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage endCursor }
    edges { node { id type account { name email mailingAddress { line1 } } } }
  }
}`

const chooser = `query ($text: String, $first: Int, $after: String) {
  contacts(text: $text, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { name email accounts { account { name } } } }
  }
}`

function at(line1: string) {
  return { line1, line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' }
}

/** Four businesses and a person, and an account behind the wall. */
async function openBook() {
  const world = await openWorld()
  const { harborline } = world
  await openAccount(harborline, { detail: { name: 'Casco Roofing LLC', mailingAddress: at('200 Pier Rd') } })
  const { contactId } = await openAccount(harborline, {
    detail: { name: 'Östberg Marine LLC', email: 'desk@ostberg.example', mailingAddress: at('18 Wharf St') },
    contact: { name: 'Åsa Östberg', email: 'asa@ostberg.example' },
  })
  await openAccount(harborline, {
    detail: { name: 'Östberg Charters LLC', email: null, dba: 'Bay Sails' },
    contactId,
  })
  await openAccount(harborline, {
    detail: { name: 'aurora Dental PC', email: 'front@aurora.example', mailingAddress: at('9 Elm St') },
    contact: { name: 'Ben Adeyemi', email: 'ben@aurora.example' },
  })
  await openAccount(world.prairie, { detail: { name: 'Behind the wall LLC' }, contact: { name: 'Nobody' } })
  const dana = await world.as(world.dana)
  const person = { type: 'INDIVIDUAL', account: { name: 'José Peña', email: 'jose@mailbox.example' } }
  world.clock.advance(60_000)
  await dana.data(`mutation ($input: CreateAccountInput!) { createAccount(input: $input) { __typename } }`, {
    input: person,
  })
  return { ...world, dana, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

async function names(client: Client, variables: object): Promise<string[]> {
  const { accounts } = await client.data(list, { ...variables })
  const found = accounts.edges.map((edge: { node: { account: { name: string } } }) => edge.node.account.name)
  assert.equal(accounts.totalCount, found.length, 'the total is of all that match')
  return found.map((name: string) => name.split(' ').slice(0, 2).join(' '))
}

Deno.test('lists accounts by name, ignoring case and accents', async () => {
  await using book = await openBook()
  assert.deepEqual(await names(book.dana, {}), [
    'aurora Dental',
    'Casco Roofing',
    'José Peña',
    'Östberg Charters',
    'Östberg Marine',
  ])
})

const filters: readonly [string, object, string[]][] = [
  ['the badge', { text: 'indiv' }, ['José Peña']],
  ['an email address', { text: 'FRONT@aurora' }, ['aurora Dental']],
  ['a street', { text: 'wharf' }, ['Östberg Marine']],
  ['words of the name and the street', { text: 'wharf ostberg' }, ['Östberg Marine']],
  ['a trade name', { text: 'bay sails' }, ['Östberg Charters']],
  ['a name without its accents', { text: 'ostberg' }, ['Östberg Charters', 'Östberg Marine']],
  ['words that are nowhere', { text: 'submarine' }, []],
  ['the type', { type: 'INDIVIDUAL' }, ['José Peña']],
  [
    'type and words',
    { type: 'BUSINESS', text: 'llc' },
    ['Casco Roofing', 'Östberg Charters', 'Östberg Marine'],
  ],
]

for (const [what, variables, expected] of filters) {
  Deno.test(`filters the list of accounts by ${what}`, async () => {
    await using book = await openBook()
    assert.deepEqual(await names(book.dana, variables), expected)
  })
}

const sorts: readonly [string, string, string[]][] = [
  ['NAME', 'DESCENDING', ['Östberg', 'Östberg', 'José', 'Casco', 'aurora']],
  ['ADDRESS', 'ASCENDING', ['Östberg', 'Casco', 'aurora', 'Östberg', 'José']],
  ['ADDRESS', 'DESCENDING', ['aurora', 'Casco', 'Östberg', 'Östberg', 'José']],
  ['CREATED_AT', 'ASCENDING', ['Casco', 'Östberg', 'Östberg', 'aurora', 'José']],
  ['UPDATED_AT', 'DESCENDING', ['José', 'aurora', 'Östberg', 'Östberg', 'Casco']],
]

for (const [by, direction, expected] of sorts) {
  Deno.test(`sorts accounts ${direction.toLowerCase()} by ${by.toLowerCase()}, those without one last`, async () => {
    await using book = await openBook()
    const sorted = await names(book.dana, { sort: { by, direction } })
    assert.deepEqual(
      sorted.map((name) => name.split(' ')[0]),
      expected,
    )
  })
}

Deno.test('lists accounts page by page', async () => {
  await using book = await openBook()
  const first = (await book.dana.data(list, { first: 3 })).accounts
  assert.equal(first.totalCount, 5)
  assert.deepEqual([first.pageInfo.hasPreviousPage, first.pageInfo.hasNextPage], [false, true])
  const rest = (await book.dana.data(list, { first: 3, after: first.pageInfo.endCursor })).accounts
  assert.equal(rest.edges.length, 2)
  assert.deepEqual([rest.pageInfo.hasPreviousPage, rest.pageInfo.hasNextPage], [true, false])
})

Deno.test('shows an account only to its agency', async () => {
  await using book = await openBook()
  const show = `query ($id: ID!) { account(id: $id) { id } }`
  const [{ node }] = (await book.dana.data(list, { first: 1 })).accounts.edges
  assert.deepEqual((await book.dana.data(show, { id: node.id })).account, { id: node.id })
  const walt = await book.as(book.walt)
  assert.equal((await walt.data(show, { id: node.id })).account, null)
  assert.deepEqual(await names(walt, {}), ['Behind the'])
})

Deno.test('finds contacts by name or email and shows their accounts', async () => {
  await using book = await openBook()
  const { contacts } = await book.dana.data(chooser, { text: 'asa' })
  assert.equal(contacts.totalCount, 1)
  assert.deepEqual(contacts.edges[0].node, {
    name: 'Åsa Östberg',
    email: 'asa@ostberg.example',
    accounts: [{ account: { name: 'Östberg Marine LLC' } }, { account: { name: 'Östberg Charters LLC' } }],
  })
  const byEmail = (await book.dana.data(chooser, { text: 'AURORA.example' })).contacts
  assert.equal(byEmail.edges[0].node.name, 'Ben Adeyemi')
})

Deno.test('lists contacts by name, and not to another agency', async () => {
  await using book = await openBook()
  const { contacts } = await book.dana.data(chooser)
  const listed = contacts.edges.map((edge: { node: { name: string } }) => edge.node.name)
  assert.deepEqual(listed, ['Åsa Östberg', 'Ben Adeyemi', 'José Peña', 'Marta Ouellette'])
  const walt = await book.as(book.walt)
  assert.equal((await walt.data(chooser)).contacts.totalCount, 1)
})
