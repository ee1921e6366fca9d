import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { openAccount } from '../testing/openAccount.ts'
import { openPolicy } from '../testing/openPolicy.ts'
import { csvLine } from '../../exports/index.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

type Desk = Awaited<ReturnType<typeof openImportDesk>>

async function exported({ client }: Pick<Desk, 'client'>, path: string): Promise<string> {
  const response = await client.fetch(`/exports/${path}`)
  assert.equal(response.status, 200)
  return response.text()
}

Deno.test('marks cells that spreadsheets would run as formulas as text', () => {
  assert.equal(
    csvLine(['=HYPERLINK("http://x")', '\u200b=1', '+1', '-1', '@SUM(A1)', 'Casco, "Tile"', null, 7]),
    `"'=HYPERLINK(""http://x"")",'\u200b=1,'+1,'-1,'@SUM(A1),"Casco, ""Tile""",,7\r\n`,
  )
})

Deno.test('exports accounts as filtered', async () => {
  await using desk = await openImportDesk()
  await openAccount(desk.harborline, { detail: { name: 'Saco Foundry' } })
  const all = await exported(desk, 'accounts.csv')
  assert.equal(all.trimEnd().split('\r\n').length, 3)
  const [heading, line, ...others] = (await exported(desk, 'accounts.csv?text=saco')).trimEnd().split('\r\n')
  assert.match(heading ?? '', /^Account ID,Type,Name,DBA,Email,Phone,Address/)
  assert.match(line ?? '', /,Business,Saco Foundry,,office@cascoroofing\.example,\(207\) 555-0142,/)
  assert.deepEqual(others, [])
})

Deno.test('exports an account named like a formula safely and reads it back unchanged', async () => {
  await using desk = await openImportDesk()
  await openAccount(desk.harborline, { detail: { name: '=cmd|calc' } })
  const csv = await exported(desk, 'accounts.csv')
  assert.match(csv, /,'=cmd\|calc,/)
  const walt = await desk.as(desk.walt)
  const there = await bringElsewhere(walt, csv)
  assert.deepEqual([there.newCount, there.presentCount], [2, 0])
  assert.ok(there.rows.some(({ name }: { name: string }) => name === '=cmd|calc'))
})

async function bringElsewhere(client: Desk['client'], csv: string) {
  const answer = await client.fetch('/files?name=accounts.csv', { method: 'PUT', body: csv })
  const { id: fileId } = await answer.json()
  const document = `query ($fileId: ID!) {
    previewImport(fileId: $fileId, list: ACCOUNTS) {
      ... on ImportPreview { newCount presentCount rows { name } }
    }
  }`
  return (await client.data(document, { fileId })).previewImport
}

Deno.test('recognizes an agency’s own export as existing records', async () => {
  await using desk = await openImportDesk()
  const { harborline, accountId, carrierId } = desk
  for (const [state, expiresAt] of [
    ['INFORCE', '2027-01-01'],
    ['INFORCE', '2026-02-01'],
    ['BINDING', '2026-02-02'],
    ['SUBMITTED', '2027-01-01'],
    ['UNKNOWN', '2027-01-01'],
  ] as const)
    await openPolicy(harborline, {
      accountId,
      carrierId,
      state,
      premium: 1_245_050,
      inforceAt: '2026-01-01',
      expiresAt,
    })
  const counts = async (list: string, path: string) => {
    const preview = await desk.preview(list, await exported(desk, path))
    assert.equal(preview.changedCount, 0)
    return [preview.mappingProblem, preview.newCount, preview.presentCount, preview.refusedCount]
  }
  assert.deepEqual(await counts('ACCOUNTS', 'accounts.csv'), [null, 0, 1, 0])
  assert.deepEqual(await counts('POLICIES', 'policies.csv'), [null, 0, 5, 0])
  const csv = await exported(desk, 'policies.csv?standing=INFORCE')
  assert.equal(csv.trimEnd().split('\r\n').length, 2)
  const lapsed = await exported(desk, 'policies.csv?standing=LAPSED')
  assert.equal(lapsed.split(',Lapsed,').length, 3)
  assert.match(csv, /,12450\.50,/)
  assert.deepEqual([harborline.table(accountKind).size, harborline.table(businessPolicyKind).size], [1, 5])
})

Deno.test('exports certificates and service requests, each by its own filter', async () => {
  await using desk = await openImportDesk()
  assert.match(await exported(desk, 'certificates.csv?text=longfellow'), /^\ufeff?Number,Account ID/)
  assert.match(await exported(desk, 'service-requests.csv?assignment=MINE'), /^\ufeff?Request ID,Type/)
  const refused = await desk.client.fetch('/exports/policies.csv?state=LOST')
  assert.equal(refused.status, 400)
  await refused.body?.cancel()
})

Deno.test('does not export lists to a signed-out visitor', async () => {
  await using desk = await openImportDesk()
  const response = await desk.signedOut().fetch('/exports/accounts.csv')
  assert.equal(response.status, 401)
  await response.body?.cancel()
})
