import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { runListImport } from './runListImport.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

Deno.test('two equal imports at once each account for every row', async () => {
  await using desk = await openImportDesk()
  const before = desk.harborline.table(accountKind).size
  const rows = Array.from({ length: 300 }, (_, at) => `Casco Trading ${at} LLC,Nora Thibodeau ${at}`)
  const list = `Name,Contact name\n${rows.join('\n')}\n`
  const begun = [await desk.start('ACCOUNTS', list), await desk.start('ACCOUNTS', `${list}\n`)]
  const signal = new AbortController().signal
  const run = { agency: desk.harborline, attempt: 1, idempotencyKey: '', signal }
  const runs = begun.map(({ listImport }) => runListImport(desk.clock).run(run, { importId: listImport.id }))
  for (const end of await Promise.all(runs)) {
    assert(end?.actor && end.changes)
    assert((await desk.harborline.commit(end.actor, end.changes)).ok)
  }
  const ended = [await desk.ended(begun[0].listImport.id), await desk.ended(begun[1].listImport.id)]
  assert.deepEqual(
    ended.map(({ state, createdCount, presentCount }) => [state, createdCount + presentCount]),
    [
      ['DONE', 300],
      ['DONE', 300],
    ],
  )
  assert.equal(ended[0].createdCount + ended[1].createdCount, 300)
  assert.equal(desk.harborline.table(accountKind).size, before + 300)
})
