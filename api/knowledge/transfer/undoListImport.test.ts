import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { contactKind } from '../contacts/contact.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

const clients = `Name,Contact name,Contact email
Bowdoin Millwork Inc.,Nora Thibodeau,nora@bowdoinmillwork.example
Longfellow Construction Co.,Abel Roy,abel@longfellow.example
`

const update = `mutation ($id: ID!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, input: $input) { __typename ... on NamedError { message } }
}`

Deno.test('undoing an import keeps an account whose contact was edited', async () => {
  await using desk = await openImportDesk()
  const done = await desk.bring('ACCOUNTS', clients)
  const changed = [...desk.harborline.table(accountKind).values()].find(({ detail }) =>
    detail.name.startsWith('Bowdoin'),
  )
  const input = { contact: { phone: '2075550142' } }
  const { updateAccount } = await desk.client.data(update, { id: changed?.id, input })
  assert.equal(updateAccount.__typename, 'UpdateAccountSuccess')
  const undone = await desk.undo(done.id)
  assert.deepEqual(undone.kept, [
    { id: changed?.id, name: 'Bowdoin Millwork Inc.', reason: 'Its contact was changed since the import.' },
  ])
  assert.ok(desk.harborline.table(accountKind).get(changed?.id ?? ''))
  assert.ok(desk.harborline.table(contactKind).get(changed?.contactIds[0] ?? ''))
})

Deno.test('a contact from before the import does not hold back its account', async () => {
  await using desk = await openImportDesk()
  const [roofing] = [...desk.harborline.table(accountKind).values()]
  await desk.client.data(update, { id: roofing?.id, input: { contact: { email: 'jo@casco.example' } } })
  const speaker = desk.harborline.table(contactKind).get(roofing?.contactIds[0] ?? '')
  const accounts = desk.harborline.table(accountKind).size
  const done = await desk.bring(
    'ACCOUNTS',
    `Name,Contact name,Contact email\nSouth LLC,${speaker?.name},${speaker?.email}\n`,
  )
  const { keptCount } = await desk.undo(done.id)
  assert.equal(keptCount, 0)
  assert.equal(desk.harborline.table(accountKind).size, accounts)
})
