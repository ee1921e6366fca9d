import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { contactKind } from '../contacts/contact.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

const accounts = `Client ID,Name,Phone,Address,City,State,ZIP,Contact name,Contact email
C-1,Saco Foundry LLC,(207) 555-0199,400 Congress Street,Portland,ME,04101,Jo Levesque,jo@sacofoundry.example
C-2,Back Cove Dental,(207) 555-0111,12 Maine Street,Brunswick,ME,04011,Ann Roy,ann@backcove.example
`
const changedAccounts = accounts
  .replace('(207) 555-0199', '(207) 555-0200')
  .replace('400 Congress Street', '18 Wharf Street')
  .replace('jo@sacofoundry', 'jo.levesque@sacofoundry')

Deno.test('a client whose row changed differs field by field and is updated only on request', async () => {
  await using desk = await openImportDesk()
  await desk.bring('ACCOUNTS', accounts)
  const preview = await desk.preview('ACCOUNTS', changedAccounts)
  assert.deepEqual([preview.newCount, preview.changedCount, preview.presentCount], [0, 1, 1])
  const [row] = preview.rows.filter(({ outcome }: { outcome: string }) => outcome === 'CHANGED')
  assert.deepEqual(row.differences, [
    { path: 'account.phone', before: '+12075550199', after: '+12075550200' },
    { path: 'account.mailingAddress.line1', before: '400 Congress Street', after: '18 Wharf Street' },
    { path: 'contact.email', before: 'jo@sacofoundry.example', after: 'jo.levesque@sacofoundry.example' },
  ])

  const kept = await desk.bring('ACCOUNTS', changedAccounts)
  assert.deepEqual([kept.createdCount, kept.updatedCount, kept.presentCount], [0, 0, 2])
  const done = await desk.bring('ACCOUNTS', changedAccounts, { update: true })
  assert.deepEqual([done.createdCount, done.updatedCount, done.presentCount], [0, 1, 1])
  const [foundry] = desk.harborline.table(accountKind).related('name', 'saco foundry')
  assert.equal(foundry?.detail.phone, '+12075550200')
  assert.equal(foundry?.detail.mailingAddress?.line1, '18 Wharf Street')
  const contact = desk.harborline.table(contactKind).get(foundry?.contactIds[0] ?? '')
  assert.equal(contact?.email, 'jo.levesque@sacofoundry.example')
  assert.equal((await desk.preview('ACCOUNTS', changedAccounts)).changedCount, 0)
})

const policies = `Insured,Type,Carrier,Policy #,Effective,Expiration,Premium,Status
Casco Roofing LLC,GL,Granite State Casualty,CGL 2204183-07,1/1/2026,1/1/2027,"$12,450.00",Active
Casco Roofing LLC,BOP,Granite State Casualty,BOP 18,1/1/2026,1/1/2027,900,Active
`

Deno.test('updates a policy reimported with another premium, and its history says who did it', async () => {
  await using desk = await openImportDesk()
  await desk.bring('POLICIES', policies)
  const audited = policies.replace('$12,450.00', '$13,100.50').replace('900,Active', '900,Cancelled')
  const preview = await desk.preview('POLICIES', audited)
  assert.deepEqual([preview.newCount, preview.changedCount, preview.refusedCount], [0, 2, 0])
  assert.deepEqual(
    preview.rows.map(({ differences }: { differences: unknown }) => differences),
    [
      [{ path: 'premium', before: '$12,450.00', after: '$13,100.50' }],
      [{ path: 'state', before: 'Active', after: 'Canceled' }],
    ],
  )
  const done = await desk.bring('POLICIES', audited, { update: true })
  assert.deepEqual([done.createdCount, done.updatedCount], [0, 2])
  const [policy] = desk.harborline.table(businessPolicyKind).related('type', 'GENERAL_LIABILITY')
  assert.equal(policy?.premium, 1_310_050)
  const stored = await desk.harborline.read(businessPolicyKind, policy?.id ?? '')
  assert.equal(stored?.value.updateReason?.text, 'Updated by an import')
  assert.equal(stored?.trail.length, 2)
  assert.equal(desk.harborline.table(businessPolicyKind).size, 2)
})

Deno.test('a blank cell leaves its field unchanged', async () => {
  await using desk = await openImportDesk()
  await desk.bring('ACCOUNTS', accounts)
  const { changedCount, presentCount } = await desk.preview(
    'ACCOUNTS',
    'Client ID,Name,Phone,Contact name\nC-1,Saco Foundry LLC,,Jo Levesque\n',
  )
  assert.deepEqual([changedCount, presentCount], [0, 1])
})
