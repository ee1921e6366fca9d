import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { openAccount } from '../testing/openAccount.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

const congress = {
  line1: '400 Congress Street',
  line2: null,
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
}

const certain: readonly [string, string][] = [
  ['email', 'Name,Email,Contact name\n"Saco Foundry, Inc.",OFFICE@sacofoundry.example,Jo Levesque\n'],
  ['phone', 'Name,Phone,Contact name\nSACO FOUNDRY,207.555.0199,Jo Levesque\n'],
  [
    'address',
    'Name,Address,City,State,Contact name\nSaco Foundry,400 Congress St. Suite 3,Portland,Maine,Jo Levesque\n',
  ],
  ["contact's email", 'Name,Contact name,Contact email\nSaco Foundry,Iris Cole,iris@sacofoundry.example\n'],
]

async function openFoundryDesk() {
  const desk = await openImportDesk()
  const foundry = await openAccount(desk.harborline, {
    detail: {
      name: 'Saco Foundry LLC',
      email: 'office@sacofoundry.example',
      phone: '+12075550199',
      mailingAddress: congress,
    },
    contact: { name: 'Iris Cole', email: 'iris@sacofoundry.example' },
  })
  return { ...desk, foundry }
}

for (const [what, list] of certain) {
  Deno.test(`recognizes a client whose name and ${what} match an account`, async () => {
    await using desk = await openFoundryDesk()
    const before = desk.harborline.table(accountKind).size
    const { newCount, presentCount } = await desk.preview('ACCOUNTS', list)
    assert.deepEqual([newCount, presentCount], [0, 1])
    const done = await desk.bring('ACCOUNTS', list)
    assert.deepEqual([done.createdCount, done.presentCount], [0, 1])
    assert.equal(desk.harborline.table(accountKind).size, before)
    assert.equal((await desk.undo(done.id)).message, 'This import added nothing.')
  })
}

const alike: readonly [string, string, string][] = [
  [
    'name alone',
    'Name,Email,Contact name\nSaco Foundry,info@elsewhere.example,Jo Levesque\n',
    'Looks like Saco Foundry LLC, which already exists: a similar name.',
  ],
  [
    'phone alone',
    'Name,Phone,Contact name\nBiddeford Castings,(207) 555-0199,Jo Levesque\n',
    'Looks like Saco Foundry LLC, which already exists: the same phone.',
  ],
  [
    'name with a slip',
    'Name,Email,Contact name\nSaco Fuondry,office@sacofoundry.example,Jo Levesque\n',
    'Looks like Saco Foundry LLC, which already exists: a similar name, the same email.',
  ],
]

for (const [what, list, warning] of alike) {
  Deno.test(`imports a client who shares an account’s ${what} with a warning that names it`, async () => {
    await using desk = await openFoundryDesk()
    const preview = await desk.preview('ACCOUNTS', list)
    assert.deepEqual([preview.newCount, preview.presentCount, preview.warnedCount], [1, 0, 1])
    assert.equal(preview.rows[0].warning, warning)
    assert.equal((await desk.bring('ACCOUNTS', list)).createdCount, 1)
    const again = await desk.bring('ACCOUNTS', list)
    assert.deepEqual([again.createdCount, again.presentCount], [0, 1])
  })
}

Deno.test('does not warn about a client in the same building as an account', async () => {
  await using desk = await openFoundryDesk()
  const list =
    'Name,Address,City,State,Contact name\nBack Cove Dental,400 Congress Street,Portland,ME,Jo Levesque\n'
  const preview = await desk.preview('ACCOUNTS', list)
  assert.deepEqual([preview.newCount, preview.warnedCount], [1, 0])
})

Deno.test('recognizes an agency’s own export without its id columns', async () => {
  await using desk = await openFoundryDesk()
  const csv = await (await desk.client.fetch('/exports/accounts.csv')).text()
  const ids = csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
  const named = csv.replace('Account ID', 'Row').replace('Contact ID', 'Person')
  const bare = named.replace(/\b(?:ac|co)_\w+/g, '7')
  assert.equal(ids.length, 2)
  assert.ok(ids.every((id) => !bare.includes(id)))
  const { newCount, presentCount } = await desk.preview('ACCOUNTS', bare)
  assert.deepEqual([newCount, presentCount], [0, 2])
})

Deno.test('policies find an account that a list of accounts recognized by its reference', async () => {
  await using desk = await openFoundryDesk()
  const accounts = 'Client ID,Name,Phone,Contact name\nC-1,Saco Foundry,(207) 555-0199,Jo Levesque\n'
  const policies = 'Client ID,Type,Carrier,Premium\nC-1,Cyber,Granite State Casualty,100\n'
  assert.equal((await desk.bring('ACCOUNTS', accounts)).presentCount, 1)
  assert.equal((await desk.bring('POLICIES', policies)).createdCount, 1)
  const [policy] = desk.harborline.table(businessPolicyKind).values()
  assert.equal(policy?.accountId, desk.foundry.id)
  assert.equal((await desk.preview('ACCOUNTS', accounts)).newCount, 0)
})

Deno.test('imports a client listed twice once, unless the other system numbers two', async () => {
  await using desk = await openImportDesk()
  const plain = 'Name,Phone,Contact name\nSaco Foundry,2075550199,Jo\n"Saco Foundry, Inc",2075550199,Ann\n'
  assert.deepEqual(countsOf(await desk.preview('ACCOUNTS', plain)), [1, 1])
  const numbered =
    'Client ID,Name,Phone,Contact name\nC-1,Saco Foundry,2075550199,Jo\nC-2,Saco Foundry,2075550199,Ann\n'
  assert.deepEqual(countsOf(await desk.preview('ACCOUNTS', numbered)), [2, 0])
  const done = await desk.bring('ACCOUNTS', numbered)
  assert.deepEqual([done.createdCount, done.presentCount], [2, 0])
  assert.deepEqual(countsOf(await desk.preview('ACCOUNTS', numbered)), [0, 2])
  assert.equal((await desk.undo(done.id)).keptCount, 0)
})

function countsOf({ newCount, presentCount }: { newCount: number; presentCount: number }) {
  return [newCount, presentCount]
}
