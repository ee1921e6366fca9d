import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { accountKind } from './accountKind.ts'
import { openAccount } from '../testing/openAccount.ts'

const update = `mutation ($id: ID!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on AccountChangedError { account { version account { name } } }
    ... on UpdateAccountSuccess {
      account {
        version
        updatedAt
        account {
          name email phone mailingAddress { line1 line2 city zone postalCode }
          ... on BusinessAccountDetail { dba naics website }
        }
        contacts { id name email phone }
      }
    }
  }
}`

interface Answered {
  readonly __typename: string
  readonly [field: string]: unknown
}

async function updated(client: Client, id: string, input: object) {
  const { updateAccount } = await client.data(update, { id, input })
  assert.equal(updateAccount.__typename, 'UpdateAccountSuccess', JSON.stringify(updateAccount))
  return updateAccount.account
}

async function answered(client: Client, id: string, input: object): Promise<Answered> {
  return (await client.data(update, { id, input })).updateAccount
}

Deno.test('updates given fields, clears nulls and keeps absent ones', async () => {
  await using world = await openWorld()
  const { id, contactId } = await openAccount(world.harborline, { detail: { dba: 'Casco Roofs' } })
  const dana = await world.as(world.dana)
  const account = await updated(dana, id, {
    account: { email: 'desk@cascoroofing.example', dba: null, phone: '(207) 555-0199 x7' },
  })
  assert.deepEqual(account, {
    version: 2,
    updatedAt: '2026-03-16T15:30:00.000Z',
    account: {
      name: 'Casco Roofing LLC',
      email: 'desk@cascoroofing.example',
      phone: '+12075550199;ext=7',
      mailingAddress: null,
      dba: null,
      naics: '238160',
      website: null,
    },
    contacts: [{ id: contactId, name: 'Marta Ouellette', email: 'marta@cascoroofing.example', phone: null }],
  })
})

Deno.test('saving unchanged values changes nothing', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const head = world.harborline.head
  const account = await updated(dana, id, {
    version: 1,
    account: { name: 'Casco Roofing LLC', phone: '(207) 555-0142' },
    contact: { name: 'Marta Ouellette' },
  })
  assert.equal(account.version, 1)
  assert.equal(world.harborline.head, head)
})

Deno.test('does not overwrite what a colleague saved in the meantime', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const priya = await world.as(world.priya)
  await updated(priya, id, { version: 1, account: { name: 'Casco Roofing & Solar LLC' } })
  const late = await answered(dana, id, { version: 1, account: { name: 'Casco Roofers LLC' } })
  assert.deepEqual(late, {
    __typename: 'AccountChangedError',
    message: 'A colleague changed this account in the meantime. Review the changes, then save again.',
    account: { version: 2, account: { name: 'Casco Roofing & Solar LLC' } },
  })
  const again = await updated(dana, id, { version: 2, account: { name: 'Casco Roofers LLC' } })
  assert.equal(again.version, 3)
})

Deno.test('says so when the same user saved in another tab', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  await updated(dana, id, { version: 1, account: { name: 'Casco Roofing & Solar LLC' } })
  const late = await answered(dana, id, { version: 1, account: { name: 'Casco Roofers LLC' } })
  assert.equal(late.message, 'This account was changed in another tab. Review the changes, then save again.')
})

Deno.test('concurrent edits to different fields are both kept', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const [dana, priya] = await Promise.all([world.as(world.dana), world.as(world.priya)])
  await Promise.all([
    updated(dana, id, { account: { email: 'desk@cascoroofing.example' } }),
    updated(priya, id, { account: { website: 'cascoroofing.example' } }),
  ])
  const detail = world.harborline.table(accountKind).get(id)?.detail
  assert.deepEqual(
    { ...detail },
    { ...detail, email: 'desk@cascoroofing.example', website: 'https://cascoroofing.example' },
  )
})

Deno.test('updates the first contact', async () => {
  await using world = await openWorld()
  const { id, contactId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const { contacts } = await updated(dana, id, { contact: { phone: '207 555 0177' } })
  assert.deepEqual(contacts, [
    {
      id: contactId,
      name: 'Marta Ouellette',
      email: 'marta@cascoroofing.example',
      phone: '+12075550177',
    },
  ])
})

Deno.test('an existing person becomes the first contact, and the earlier one stays', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const other = await openAccount(world.harborline, {
    detail: { name: 'Casco Solar LLC' },
    contact: { name: 'Ines Pelletier' },
  })
  const dana = await world.as(world.dana)
  const account = await updated(dana, id, { associateContactId: other.contactId })
  assert.deepEqual(
    account.contacts.map(({ name }: { name: string }) => name),
    ['Ines Pelletier', 'Marta Ouellette'],
  )
})

Deno.test('an individual’s new phone number updates their contact', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const create = `mutation ($input: CreateAccountInput!) {
    createAccount(input: $input) { ... on CreateAccountSuccess { account { id } } }
  }`
  const input = { type: 'INDIVIDUAL', account: { name: 'José Peña', email: 'jose@mailbox.example' } }
  const { id } = (await dana.data(create, { input })).createAccount.account
  const { contacts } = await updated(dana, id, { account: { phone: '(603) 555-0101' } })
  assert.equal(contacts.length, 1)
  assert.equal(contacts[0].phone, '+16035550101')
})

const refusals: readonly [string, object, Record<string, string>][] = [
  ['a name is cleared', { account: { name: null } }, { 'account.name': 'Enter the name of the business.' }],
  [
    'a name is too long',
    { account: { name: 'x'.repeat(201) } },
    { 'account.name': 'A name may have up to 200 characters.' },
  ],
  [
    'a trade name is too long',
    { account: { dba: 'x'.repeat(201) } },
    { 'account.dba': 'A trade name may have up to 200 characters.' },
  ],
  [
    'an email address is none',
    { account: { email: 'office at casco' } },
    { 'account.email': 'Enter an email address like office@example.com.' },
  ],
  [
    'an industry is not in the catalogue',
    { account: { naics: '238161' } },
    { 'account.naics': 'There is no such NAICS code. Search for the industry and choose it from the list.' },
  ],
  [
    'a website is on a machine of our own',
    { account: { website: 'http://localhost/' } },
    { 'account.website': 'Enter a website like https://www.example.com.' },
  ],
  [
    'a website is a program',
    { account: { website: 'javascript://example.com/%0aalert(1)' } },
    { 'account.website': 'Enter a website like https://www.example.com.' },
  ],
  [
    'a ZIP code lies elsewhere',
    { account: { mailingAddress: { zone: 'ME', postalCode: '78701' } } },
    { 'account.mailingAddress.postalCode': 'The ZIP code 78701 is in TX, not in ME.' },
  ],
  [
    'the contact loses their name',
    { contact: { name: ' ' } },
    { 'contact.name': 'Enter the name of the contact.' },
  ],
  [
    'a contact is new and there already',
    { contact: { name: 'Ines' }, associateContactId: 'ct_00000000000000000000000000' },
    { contact: 'Add a new contact or choose an existing one, not both.' },
  ],
  [
    'the chosen contact is nobody',
    { associateContactId: 'ct_00000000000000000000000000' },
    { associateContactId: 'This contact no longer exists. Choose another one.' },
  ],
]

for (const [when, input, expected] of refusals) {
  Deno.test(`does not change an account when ${when}`, async () => {
    await using world = await openWorld()
    const { id } = await openAccount(world.harborline)
    const dana = await world.as(world.dana)
    const head = world.harborline.head
    const answer = await answered(dana, id, input)
    assert.equal(answer.__typename, 'ValidationErrors')
    const fields = answer['fields'] as { path: string; message: string }[]
    assert.deepEqual(Object.fromEntries(fields.map(({ path, message }) => [path, message])), expected)
    assert.equal(world.harborline.head, head)
  })
}

Deno.test('rejects business fields on an individual', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const input = {
    type: 'INDIVIDUAL',
    account: { name: 'José Peña', dba: 'Peña Trucking', naics: '484121', website: 'pena.example' },
  }
  const create = `mutation ($input: CreateAccountInput!) {
    createAccount(input: $input) { ... on ValidationErrors { fields { path message } } }
  }`
  assert.deepEqual((await dana.data(create, { input })).createAccount.fields, [
    { path: 'account.dba', message: 'Only a business can have a DBA.' },
    { path: 'account.naics', message: 'Only a business can have a NAICS code.' },
    { path: 'account.website', message: 'Only a business can have a website.' },
  ])
})

Deno.test('another agency’s account or contact does not exist here', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const behind = await openAccount(world.prairie)
  const dana = await world.as(world.dana)
  assert.deepEqual(await answered(dana, behind.id, { account: { name: 'Taken over' } }), {
    __typename: 'NotFoundError',
    message: 'There is no such account.',
  })
  const reached = await answered(dana, id, { associateContactId: behind.contactId })
  assert.equal(reached.__typename, 'ValidationErrors')
  assert.equal(world.prairie.table(accountKind).get(behind.id)?.detail.name, 'Casco Roofing LLC')
})
