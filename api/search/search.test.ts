import assert from 'node:assert/strict'
import { storeConversations } from '../communication/testing/storeConversations.ts'
import { caraWorkspaceKind } from '../copilot/index.ts'
import { accountKind, type Account } from '../knowledge/index.ts'
import { openCertificateDesk, portland } from '../knowledge/certificates/testing/openCertificateDesk.ts'
import { openAccount } from '../knowledge/testing/openAccount.ts'
import { create, remove, replace } from '../platform/index.ts'
import { openRequest } from '../servicing/testing/openRequest.ts'
import type { Client } from '../testing/createClient.ts'
import { openWorld } from '../testing/openWorld.ts'

const search = `query ($text: String!, $first: Int) {
  search(text: $text, first: $first) {
    __typename
    ... on Account { id account { name } }
    ... on BusinessPolicy { policyNumber }
    ... on CertificateOfLiabilityInsurance { holder { name } }
    ... on Contact { name }
    ... on ServiceRequest { id customerName }
    ... on AgencyUser { name }
  }
}`

interface Result {
  readonly __typename: string
  readonly id?: string
  readonly name?: string
  readonly account?: { readonly name: string }
  readonly holder?: { readonly name: string }
  readonly policyNumber?: string
  readonly customerName?: string | null
}

/** What the search answers, each as its type and name. */
async function found(client: Client, text: string, first?: number): Promise<string[]> {
  const { search: results } = await client.data<{ search: Result[] }>(search, { text, first })
  return results.map((result) => `${result.__typename} ${titleOf(result)}`)
}

function titleOf({ name, account, holder, policyNumber, customerName }: Result) {
  return name ?? account?.name ?? holder?.name ?? policyNumber ?? customerName
}

/** The accounts that the search answers. */
async function accounts(client: Client, text: string): Promise<string[]> {
  const all = await found(client, text)
  return all.filter((each) => each.startsWith('Account ')).map((each) => each.slice('Account '.length))
}

/** Contractors and a marine supplier of Harborline, and one behind the wall. */
async function openBook() {
  const world = await openWorld()
  const { harborline, prairie } = world
  for (const detail of [
    {
      name: 'Casco Roofing LLC',
      email: 'office@cascoroofing.example',
      phone: '+12075550142',
      mailingAddress: {
        line1: '18 Wharf Street',
        line2: null,
        city: 'Portland',
        zone: 'ME',
        postalCode: '04101',
      },
    },
    { name: 'Casco Bay Marine Supply, Inc.', email: 'desk@cascobay.example', phone: '+12075550177' },
    { name: 'Östberg Masonry', dba: 'Granite & Sons', email: 'hello@ostberg.example', phone: '+12075550199' },
    { name: "O'Brien Landscaping L.L.C.", email: 'yard@obrien.example', phone: '+16175550100' },
  ]) {
    await openAccount(harborline, { detail, contact: { name: `Owner of ${detail.name}`, email: null } })
  }
  await openAccount(prairie, { detail: { name: 'Casco Grain Elevators' }, contact: { name: 'Casco Farmer' } })
  const dana = await world.as(world.dana)
  return { ...world, dana, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

const searches: readonly [string, string, string[]][] = [
  ['the beginning of a name', 'casc', ['Casco Roofing LLC', 'Casco Bay Marine Supply, Inc.']],
  ['beginnings of its words in any order', 'roof casc', ['Casco Roofing LLC']],
  ['another legal suffix', 'casco roofing inc', ['Casco Roofing LLC']],
  ['a name without its accents', 'ostberg', ['Östberg Masonry']],
  ['a name without its apostrophe', 'obrien', ["O'Brien Landscaping L.L.C."]],
  ['its street', '18 wharf', ['Casco Roofing LLC']],
  ['its ZIP code', '04101', ['Casco Roofing LLC']],
  ['a curly apostrophe in place of a straight one', 'o’brien', ["O'Brien Landscaping L.L.C."]],
  ['a trade name', 'granite and sons', ['Östberg Masonry']],
  ['an email address', 'desk@cascobay.example', ['Casco Bay Marine Supply, Inc.']],
  ['a phone number as it is written', '(207) 555-0142', ['Casco Roofing LLC']],
  ['a phone number as it is dialed', '+1 207 555 0142', ['Casco Roofing LLC']],
  ['the end of a phone number', '555-0177', ['Casco Bay Marine Supply, Inc.']],
  ['the end of a phone number without its hyphen', '5550177', ['Casco Bay Marine Supply, Inc.']],
  ['a letter that is missing', 'rofing', ['Casco Roofing LLC']],
  ['letters that changed places', 'maosnry', ['Östberg Masonry']],
  ['two wrong letters of a long word', 'lendscapang', ["O'Brien Landscaping L.L.C."]],
  ['words that are nowhere', 'submarine', []],
  ['nothing', '  ', []],
]

for (const [what, text, expected] of searches) {
  Deno.test(`finds an account by ${what}`, async () => {
    await using book = await openBook()
    assert.deepEqual(await accounts(book.dana, text), expected)
  })
}

Deno.test('finds active users by name', async () => {
  await using book = await openBook()
  assert.deepEqual(await found(book.dana, 'marcus'), ['AgencyUser Marcus Bell'])
  await book.identity.staff.deactivateUser(book.marcus.email)
  assert.deepEqual(await found(book.dana, 'marcus bell'), [])
})

Deno.test('finds a user behind any number of hidden provider users', async () => {
  await using world = await openWorld()
  const { harborline, identity } = world
  await identity.staff.addUser(harborline, { email: 'avery.stone@harborline.example', name: 'Avery Stone' })
  for (let at = 0; at < 8; at++)
    await identity.staff.addUser(harborline, { email: `avery+${at}@coverdesk.example`, name: 'Avery' })
  const dana = await world.as(world.dana)
  assert.deepEqual(await found(dana, 'avery', 5), ['AgencyUser Avery Stone'])
})

Deno.test('finds contacts by name', async () => {
  await using book = await openBook()
  assert.deepEqual(await found(book.dana, 'owner masonry'), ['Contact Owner of Östberg Masonry'])
})

Deno.test('finds requests by client and type, below the account of the same name', async () => {
  await using book = await openBook()
  for (let at = 0; at < 5; at++) await openRequest(book.harborline, { clientName: 'Casco Roofing LLC' })
  await openRequest(book.harborline, { clientName: 'Harbor Dental' })
  const request = 'ServiceRequest Casco Roofing LLC'
  assert.deepEqual(await found(book.dana, 'casco roofing', 4), [
    'Account Casco Roofing LLC',
    request,
    request,
    'Contact Owner of Casco Roofing LLC',
  ])
  assert.deepEqual(await found(book.dana, 'dental question'), ['ServiceRequest Harbor Dental'])
})

Deno.test('finds policies by number and certificates by holder and number, newest revision only', async () => {
  await using desk = await openCertificateDesk()
  const { accountId, client } = desk
  await desk.addPolicy({ policyNumber: 'GL-4471-20993' })
  assert.deepEqual(await found(client, 'gl447120993'), ['BusinessPolicy GL-4471-20993'])

  const holder = { name: 'Longfellow Construction Co.', address: portland }
  const { createCertificate } = await client.data(
    `mutation ($input: CreateCertificateInput!) {
      createCertificate(input: $input) { ... on CreateCertificateSuccess { certificate { id certificateNumber } } }
    }`,
    { input: { accountId, holder } },
  )
  const { id, certificateNumber } = createCertificate.certificate
  const certificate = ['CertificateOfLiabilityInsurance Longfellow Construction Co.']
  assert.deepEqual(await found(client, 'longfelow'), certificate)
  assert.deepEqual(await found(client, certificateNumber), certificate)
  await client.data(`mutation ($id: ID!) { reviseCertificate(id: $id, input: {}) { __typename } }`, { id })
  assert.deepEqual(await found(client, 'longfellow'), certificate)
})

Deno.test('a complete certificate number finds only that certificate', async () => {
  await using desk = await openCertificateDesk()
  const { accountId, client } = desk
  for (const name of ['Longfellow Construction Co.', 'Bowdoin Property Trust', 'Casco Bay Ferry Lines'])
    await client.data(
      `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { __typename } }`,
      { input: { accountId, holder: { name, address: portland } } },
    )
  for (const text of ['HIG-2026-00002', 'hig 2026 00002', 'hig202600002'])
    assert.deepEqual(
      await found(client, text),
      ['CertificateOfLiabilityInsurance Bowdoin Property Trust'],
      text,
    )
})

Deno.test('a complete policy number finds only the terms with it', async () => {
  await using desk = await openCertificateDesk()
  for (const policyNumber of ['GL-4471-20993', 'GL-4471-20993', 'GL-4471-209931', 'GL-4471-20998'])
    await desk.addPolicy({ policyNumber })
  const both = ['BusinessPolicy GL-4471-20993', 'BusinessPolicy GL-4471-20993']
  assert.deepEqual(await found(desk.client, 'gl-4471-20993'), both)
  assert.equal((await found(desk.client, 'gl-4471-2099')).length, 4)
})

Deno.test('a policy number with spaces is found however it is typed, in the search and in the list', async () => {
  await using desk = await openCertificateDesk()
  await desk.addPolicy({ policyNumber: 'CPP 204 118-03' })
  await desk.addPolicy({ policyNumber: 'CPP 204 119-03' })
  for (const text of ['CPP 204 118-03', 'CPP204118-03', 'cpp20411803', 'CPP 204118-03', 'CPP-204118-03']) {
    assert.deepEqual(await found(desk.client, text), ['BusinessPolicy CPP 204 118-03'], text)
    const { businessPolicies } = await desk.client.data(
      `query ($text: String) { businessPolicies(text: $text) { edges { node { policyNumber } } } }`,
      { text },
    )
    assert.deepEqual(
      businessPolicies.edges.map(({ node }: { node: { policyNumber: string } }) => node.policyNumber),
      ['CPP 204 118-03'],
      text,
    )
  }
})

const identified: readonly [string, string][] = [
  ['email address', 'office@casco.example'],
  ['phone number', '(207) 555-0142'],
  ['phone number with its country', '+1 207 555 0142'],
]

for (const [what, text] of identified) {
  Deno.test(`a complete ${what} finds only its owners`, async () => {
    await using world = await openWorld()
    const { harborline } = world
    for (const [name, email, phone] of [
      ['Casco Roofing', 'office@casco.example', '+12075550142'],
      ['Casco Offices', 'office@cascobay.example', '+12075550143'],
      ['Office Casco Dental', 'front@cascodental.example', '+12075550124'],
    ] as const) {
      await openAccount(harborline, {
        detail: { name, email, phone },
        contact: { name: `Owner of ${name}`, email, phone },
      })
    }
    const dana = await world.as(world.dana)
    assert.deepEqual(await found(dana, text), ['Account Casco Roofing', 'Contact Owner of Casco Roofing'])
  })
}

Deno.test('a complete email address finds its owner however many names share its words', async () => {
  await using world = await openWorld()
  const open = (name: string, email: string) =>
    openAccount(world.harborline, { detail: { name, email }, contact: { name: `Owner of ${name}`, email } })
  await open('Miller Family Trust', 'dan@gmail.com')
  for (let at = 1; at <= 25; at++) await open(`Dan Gmail Works ${at}`, `dan.w${at}@gmail.com`)
  const dana = await world.as(world.dana)
  const owner = ['Account Miller Family Trust', 'Contact Owner of Miller Family Trust']
  assert.deepEqual(await found(dana, 'dan@gmail.com'), owner)
  assert.deepEqual(await found(dana, 'Dan@Gmail.com', 2), owner)
  assert.deepEqual(await found(dana, 'mailto:dan@gmail.com', 1), ['Account Miller Family Trust'])
})

const dialed = [
  '2075550193',
  '+12075550193',
  '1-207-555-0193',
  '+1 (207) 555-0193',
  '207.555.0193',
  '\u202a(207) 555-0193\u202c',
  'tel:+12075550193',
  '2075550193 x12',
  '(207) 555-0193 ext. 204',
  '+12075550193;ext=204',
]

for (const text of dialed) {
  Deno.test(`finds a request beside its client’s account by phone, dialed as ${text}`, async () => {
    await using world = await openWorld()
    const { harborline } = world
    await openRequest(harborline, { clientName: 'Harbor Dental', clientPhone: '+12075550193' })
    await openRequest(harborline, { clientName: 'Prairie Feed', clientPhone: '+12075550139' })
    await openAccount(harborline, { detail: { name: 'Harbor Dental', phone: '+12075550193' } })
    const both = ['Account Harbor Dental', 'ServiceRequest Harbor Dental']
    assert.deepEqual(await found(await world.as(world.dana), text), both)
  })
}

Deno.test('finds a foreign phone number with its country code', async () => {
  await using world = await openWorld()
  const detail = { name: 'Thames Marine Surveyors', phone: '+442079460123' }
  await openAccount(world.harborline, { detail, contact: { name: 'Owner of Surveyors', phone: null } })
  const dana = await world.as(world.dana)
  assert.deepEqual(await found(dana, '+44 20 7946 0123'), ['Account Thames Marine Surveyors'])
})

Deno.test('ranks the newer of two equal requests first', async () => {
  await using book = await openBook()
  const older = await openRequest(book.harborline, { clientName: 'Prairie Feed' })
  const newer = await openRequest(book.harborline, { clientName: 'Prairie Feed' })
  const { search: results } = await book.dana.data(search, { text: 'prairie feed' })
  assert.deepEqual(
    results.map(({ id }: Result) => id),
    [newer, older],
  )
})

Deno.test('search follows records as they are added, renamed and removed', async () => {
  await using book = await openBook()
  assert.deepEqual(await accounts(book.dana, 'lobster'), [])
  const { id } = await openAccount(book.harborline, { detail: { name: 'Lobster Pound' } })
  assert.deepEqual(await accounts(book.dana, 'lobster'), ['Lobster Pound'])

  const opened = (await book.harborline.read(accountKind, id)) ?? assert.fail('The account is on record.')
  const detail = { ...opened.value.detail, name: 'Quarry House' }
  const renamed = { ...opened.value, detail } as Account
  await book.harborline.commit({ type: 'SYSTEM', id: null }, [replace(opened, renamed, 'UPDATE_ACCOUNT')])
  assert.deepEqual(await accounts(book.dana, 'lobster'), [])
  assert.deepEqual(await accounts(book.dana, 'quarry'), ['Quarry House'])

  const last = (await book.harborline.read(accountKind, id)) ?? assert.fail('The account is on record.')
  await book.harborline.commit({ type: 'SYSTEM', id: null }, [remove(last, 'DELETE_ACCOUNT')])
  assert.deepEqual(await accounts(book.dana, 'quarry'), [])
})

Deno.test('finds conversations by subject and workspaces by title, but none Cara prepared on its own', async () => {
  await using book = await openBook()
  const { threadId } = await storeConversations(book.harborline, { thread: { subject: 'Payroll went up' } })
  const created = await book.dana.data(
    'mutation ($message: String!) { createCaraWorkspace(input: { message: $message }) { ... on CreateCaraWorkspaceSuccess { caraWorkspace { id title } } } }',
    { message: 'Payroll letter for the carrier' },
  )
  const { id } = created.createCaraWorkspace.caraWorkspace
  const stored = (await book.harborline.read(caraWorkspaceKind, id)) ?? assert.fail('no workspace')
  const prepared = { ...stored.value, agencyUserId: null }
  await book.harborline.commit({ type: 'SYSTEM', id: null }, [
    create(caraWorkspaceKind, book.harborline.newId(caraWorkspaceKind), prepared, 'CREATE_CARA_WORKSPACE'),
  ])
  const { search: results } = await book.dana.data(
    'query { search(text: "payroll") { ... on EmailThread { id } ... on CaraWorkspace { id } } }',
  )
  assert.deepEqual(new Set(results.map((each: Result) => each.id)), new Set([id, threadId]))
  assert.deepEqual(await found(await book.as(book.walt), 'payroll'), [])
})

Deno.test('search stays within the agency', async () => {
  await using book = await openBook()
  const walt = await book.as(book.walt)
  assert.deepEqual(await found(walt, 'casco'), ['Account Casco Grain Elevators', 'Contact Casco Farmer'])
  assert.deepEqual(await found(walt, 'marcus'), [])
  assert.deepEqual(await found(book.dana, 'grain elevators'), [])
})

Deno.test('returns as many results as requested, at most fifty', async () => {
  await using book = await openBook()
  assert.equal((await found(book.dana, 'c', 2)).length, 2)
  assert.deepEqual(await found(book.dana, 'casco', 0), [])
  const { errors } = await book.dana.run(search, { text: 'casco', first: 51 })
  assert.match(errors[0]?.message ?? '', /0 to 50 results/)
})

Deno.test('any input gets an answer', async () => {
  await using book = await openBook()
  for (const text of [
    '%',
    '\\',
    '((((',
    '💼',
    '\uffff',
    'a'.repeat(10_000),
    'x '.repeat(5_000),
    '\u0000',
    '...',
  ])
    assert.ok(Array.isArray(await found(book.dana, text)), text.slice(0, 10))
})
