import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { openImportDesk } from './testing/openImportDesk.ts'

/** Long enough to take more than a moment to read. */
const many = 20_000

function clients(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const zone = at % 100 === 99 ? 'XX' : 'ME'
    return `Casco Trading ${at} LLC,office@client${at}.example,${zone},04101,Nora Thibodeau ${at}`
  })
  return ['Named Insured,E-mail,State,Zip Code,Contact Person', ...rows].join('\n')
}

Deno.test('previews a small list at once', async () => {
  await using desk = await openImportDesk()
  const { isComplete, total, readCount, newCount } = await desk.preview('ACCOUNTS', clients(12))
  assert.deepEqual(
    { isComplete, total, readCount, newCount },
    { isComplete: true, total: 12, readCount: 12, newCount: 12 },
  )
})

Deno.test('previews a large list between requests, with progress and without slowing colleagues', async () => {
  await using desk = await openImportDesk()
  const fileId = await desk.upload(clients(many))
  const read: number[] = []
  const [told, turns] = await desk.besideOthers(async () => {
    for (;;) {
      const answer = await desk.look('ACCOUNTS', fileId)
      read.push(answer.readCount)
      if (answer.isComplete) return answer
    }
  })

  assert(read.length > 1, 'the first look does not wait for the end')
  assert.deepEqual(
    read,
    read.toSorted((a, b) => a - b),
  )
  assert.deepEqual([told.total, told.readCount], [many, many])
  assert.deepEqual([told.newCount, told.refusedCount], [many - many / 100, many / 100])
  assert.equal(told.rows.length, 80)
  assert(turns > 15 * read.length, `others had ${turns} turns beside ${read.length} looks`)
  assert.equal(desk.harborline.table(accountKind).size, 1, 'nothing was written')
})

Deno.test('a preview after the end reads the file again with what arrived since', async () => {
  await using desk = await openImportDesk()
  const fileId = await desk.upload(clients(3))
  assert.equal((await desk.look('ACCOUNTS', fileId)).newCount, 3)
  await desk.bring('ACCOUNTS', clients(2))
  const { newCount, presentCount } = await desk.look('ACCOUNTS', fileId)
  assert.deepEqual([newCount, presentCount], [1, 2])
})

Deno.test('reports an unclosed quotation mark however far down it is', async () => {
  await using desk = await openImportDesk()
  const answer = await desk.preview(
    'ACCOUNTS',
    `${clients(400)}\n"Saco Foundry,a@saco.example,ME,04072,Iris Cole\n`,
  )
  assert.equal(answer.__typename, 'ValidationErrors')
  assert.match(answer.fields[0].message, /is not valid CSV. A quotation mark may be missing/)
})
