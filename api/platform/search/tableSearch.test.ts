import assert from 'node:assert/strict'
import { defineKind } from '../kind.ts'
import { MemoryTable } from '../memoryTable.ts'

const clientKind = defineKind({
  name: 'testClient',
  prefix: 'tk',
  row: ({ name }: { name: string | null }, id) => ({ id, name }),
  search: ({ name }) => (name === null ? null : { name }),
})

function idAt(at: number): string {
  return `tk_${String(at).padStart(26, '0')}`
}

async function names(
  table: MemoryTable<{ name: string | null }, { id: string; name: string | null }>,
  text: string,
) {
  const hits = await table.search({ text, first: 10, isTolerant: false })
  return hits.map(({ row }) => row.name)
}

Deno.test('changes made while the index is built are found', async () => {
  const table = new MemoryTable(clientKind)
  for (let at = 0; at < 60_000; at++) table.put(idAt(at), { name: `Client number ${at}` })
  const first = table.search({ text: 'client', first: 1, isTolerant: false })
  let pauses = 0
  for (let step = 0; step < 3; step++) {
    await new Promise((resolve) => setTimeout(resolve))
    pauses++
  }
  table.put(idAt(1), { name: 'Casco Roofing' })
  table.put(idAt(59_999), { name: 'Casco Marine' })
  table.drop(idAt(2))
  table.drop(idAt(59_998))
  table.put(idAt(60_000), { name: 'Casco Dental' })
  assert.equal((await first).length, 1)
  assert.equal(pauses, 3, 'others have their turn meanwhile')
  const renamed = new Set(['Casco Dental', 'Casco Marine', 'Casco Roofing'])
  assert.deepEqual(new Set(await names(table, 'casco')), renamed)
  assert.deepEqual(await names(table, '59998'), [])
  assert.deepEqual(await names(table, '59997'), ['Client number 59997'])
})

Deno.test('does not find a record by text it no longer has', async () => {
  const table = new MemoryTable(clientKind)
  table.put(idAt(1), { name: 'Casco Roofing' })
  assert.deepEqual(await names(table, 'casco'), ['Casco Roofing'])
  table.put(idAt(1), { name: null })
  assert.deepEqual(await names(table, 'casco'), [])
  table.put(idAt(1), { name: 'Casco Marine' })
  assert.deepEqual(await names(table, 'casco'), ['Casco Marine'])
})
