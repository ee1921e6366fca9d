import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'

const create = `mutation ($input: CreateAccountInput!) {
  createAccount(input: $input) {
    __typename
    ... on CreateAccountSuccess {
      account {
        id
        type
        version
        account {
          name email phone
          mailingAddress { line1 line2 city zone postalCode }
          ... on BusinessAccountDetail { dba naics website industry { title } }
        }
        contacts { id name email phone accounts { id } }
      }
    }
    ... on ValidationErrors { fields { path message } }
  }
}`

const roofer = {
  type: 'BUSINESS',
  account: {
    name: ' Casco Roofing LLC ',
    dba: '',
    email: 'office@cascoroofing.example',
    phone: '(207) 555-0142 x204',
    naics: '238160',
    website: 'cascoroofing.example',
    mailingAddress: {
      line1: '18 Commercial St',
      line2: ' ',
      city: 'Portland',
      zone: 'me',
      postalCode: '04101',
    },
  },
  contact: { name: 'Marta Ouellette', email: 'marta@cascoroofing.example', phone: '207.555.0143' },
}

async function problems(dana: Client, input: object) {
  const { createAccount } = await dana.data(create, { input })
  assert.equal(createAccount.__typename, 'ValidationErrors')
  return Object.fromEntries(
    createAccount.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
  )
}

Deno.test('creates a business with its contact in standard form', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { account } = (await dana.data(create, { input: roofer })).createAccount
  assert.deepEqual(account, {
    id: account.id,
    type: 'BUSINESS',
    version: 1,
    account: {
      name: 'Casco Roofing LLC',
      email: 'office@cascoroofing.example',
      phone: '+12075550142;ext=204',
      mailingAddress: {
        line1: '18 Commercial St',
        line2: null,
        city: 'Portland',
        zone: 'ME',
        postalCode: '04101',
      },
      dba: null,
      naics: '238160',
      website: 'https://cascoroofing.example',
      industry: { title: 'Roofing Contractors' },
    },
    contacts: [
      {
        id: account.contacts[0].id,
        name: 'Marta Ouellette',
        email: 'marta@cascoroofing.example',
        phone: '+12075550143',
        accounts: [{ id: account.id }],
      },
    ],
  })
})

Deno.test('an existing contact can serve another account', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const first = (await dana.data(create, { input: roofer })).createAccount.account
  const [{ id: associateContactId }] = first.contacts
  const input = { type: 'BUSINESS', account: { name: 'Casco Solar LLC' }, associateContactId }
  const { account } = (await dana.data(create, { input })).createAccount
  assert.deepEqual(account.contacts[0].accounts, [{ id: first.id }, { id: account.id }])
})

Deno.test('an individual is their own contact', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const input = { type: 'INDIVIDUAL', account: { name: 'José Peña', email: 'jose@mailbox.example' } }
  const { account } = (await dana.data(create, { input })).createAccount
  assert.deepEqual(
    account.contacts.map(({ name, email }: { name: string; email: string }) => [name, email]),
    [['José Peña', 'jose@mailbox.example']],
  )
})

Deno.test('reports everything that is wrong at once, under its field', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  assert.deepEqual(
    await problems(dana, {
      type: 'BUSINESS',
      account: {
        name: ' ',
        email: 'office',
        phone: '555-0142',
        naics: '999999',
        website: 'not a site',
        mailingAddress: { zone: 'ME', postalCode: '78701' },
      },
      contact: { name: '', email: 'x' },
    }),
    {
      'account.name': 'Enter the name of the business.',
      'account.email': 'Enter an email address like office@example.com.',
      'account.phone': 'Enter a phone number with its area code, like (207) 555-0142.',
      'account.naics': 'There is no such NAICS code. Search for the industry and choose it from the list.',
      'account.website': 'Enter a website like https://www.example.com.',
      'account.mailingAddress.postalCode': 'The ZIP code 78701 is in TX, not in ME.',
      'contact.name': 'Enter the name of the contact.',
      'contact.email': 'Enter an email address like office@example.com.',
    },
  )
})

const contact = { name: 'Marta Ouellette' }

Deno.test('rejects a website address with a password', async () => {
  await using world = await openWorld()
  const account = { name: 'Casco Roofing LLC', website: 'https://:secret@cascoroofing.example/x' }
  const found = await problems(await world.as(world.dana), { type: 'BUSINESS', account, contact })
  assert.deepEqual(found, { 'account.website': 'Enter a website like https://www.example.com.' })
})

Deno.test('a name is a single line', async () => {
  await using world = await openWorld()
  const document = `mutation ($input: CreateAccountInput!) {
    createAccount(input: $input) { ... on CreateAccountSuccess { account { account { name } } } }
  }`
  const account = { name: ' Casco\n\tRoofing LLC' }
  const dana = await world.as(world.dana)
  const { createAccount } = await dana.data(document, { input: { type: 'BUSINESS', account, contact } })
  assert.equal(createAccount.account.account.name, 'Casco Roofing LLC')
})

Deno.test('a business needs a contact', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const business = { type: 'BUSINESS', account: { name: 'Casco Roofing LLC' } }
  assert.deepEqual(await problems(dana, business), {
    contact: 'Add a contact or choose an existing one.',
  })
  const both = { ...roofer, associateContactId: 'ct_00000000000000000000000000' }
  assert.deepEqual(await problems(dana, both), {
    contact: 'Add a new contact or choose an existing one, not both.',
  })
})

Deno.test('rejects another agency’s contact and saves nothing', async () => {
  await using world = await openWorld()
  const behind = await openAccount(world.prairie)
  const dana = await world.as(world.dana)
  const head = world.harborline.head
  assert.deepEqual(
    await problems(dana, {
      type: 'BUSINESS',
      account: { name: 'Casco Roofing LLC' },
      associateContactId: behind.contactId,
    }),
    { associateContactId: 'This contact no longer exists. Choose another one.' },
  )
  assert.equal(world.harborline.head, head)
})
