import assert from 'node:assert/strict'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

const list = `Insured,LOB,Company,Policy #,Premium,Comm %,Status
Casco Roofing LLC,GL,Granite State Casualty,CGL 1,1000,0.125,In force
Casco Roofing LLC,BOP,Granite State Casualty,BOP 1,1000,12.5%,Inforce
Casco Roofing LLC,Workers Comp,Granite State Casualty,WC 1,1000,.145,Bound
Casco Roofing LLC,D&O,Granite State Casualty,DO 1,1000,10,Cancelled
`

Deno.test('understands trade terms for lines, status, company and commission', async () => {
  await using desk = await openImportDesk()
  const done = await desk.bring('POLICIES', list)
  assert.deepEqual([done.createdCount, done.refusedCount], [4, 0])
  const policies = desk.harborline.table(businessPolicyKind)
  const read = ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'WORKERS_COMPENSATION', 'DIRECTORS_AND_OFFICERS'].map(
    (type) => {
      const [policy] = policies.related('type', type)
      return [policy?.state, policy?.estimatedCommission, policy?.carrierId]
    },
  )
  assert.deepEqual(read, [
    ['INFORCE', 12_500, desk.carrierId],
    ['INFORCE', 12_500, desk.carrierId],
    ['BINDING', 14_500, desk.carrierId],
    ['CANCELED', 10_000, desk.carrierId],
  ])
})

Deno.test('rejects a row with more cells than the heading and says why', async () => {
  await using desk = await openImportDesk()
  const { rows, newCount } = await desk.preview(
    'ACCOUNTS',
    'Name,City,State,Contact name\nSaco Foundry, Inc.,Saco,ME,Jo Levesque\nBack Cove Dental,Portland,ME,Ann Roy\n',
  )
  assert.equal(newCount, 1)
  assert.deepEqual(rows[0].problems, [
    {
      path: 'row',
      message:
        'The row has 5 cells under 4 columns. Put quotation marks around a cell that contains a comma.',
    },
  ])
})

for (const order of ['little', 'big'] as const) {
  Deno.test(`reads UTF-16 text with its ${order} end first`, async () => {
    await using desk = await openImportDesk()
    const text = '\uFEFFName\tCity\tState\tContact name\nPeña & Søn\tPortland\tME\tJo Levesque\n'
    const bytes = new Uint8Array(text.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), order === 'little')
    const { rows, newCount } = await desk.preview('ACCOUNTS', bytes)
    assert.deepEqual([newCount, rows[0]?.name], [1, 'Peña & Søn'])
  })
}
