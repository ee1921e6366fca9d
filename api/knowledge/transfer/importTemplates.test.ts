import assert from 'node:assert/strict'
import { openImportDesk } from './testing/openImportDesk.ts'

Deno.test('imports the account, policy and contact templates unchanged', async () => {
  await using desk = await openImportDesk()
  const { importTemplates } = await desk.client.data(
    '{ importTemplates { list url fields { label isRequired } } }',
  )
  assert.deepEqual(
    importTemplates.map(({ list }: { list: string }) => list),
    ['ACCOUNTS', 'POLICIES', 'CONTACTS'],
  )
  for (const { list, url, fields } of importTemplates) {
    const csv = await (await desk.client.fetch(url)).text()
    const labels: string[] = fields.map(({ label }: { label: string }) => label)
    const [heading = ''] = csv.replace('\ufeff', '').split('\r\n')
    assert.ok(
      heading.split(',').every((title) => labels.includes(title)),
      heading,
    )
    const preview = await desk.preview(list, csv)
    assert.equal(preview.mappingProblem, null)
    assert.equal(preview.refusedCount, 0, JSON.stringify(preview.rows))
    await desk.bring(list, csv)
  }
})
