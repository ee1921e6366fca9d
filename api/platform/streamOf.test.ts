import assert from 'node:assert/strict'
import { streamOf } from './streamOf.ts'

Deno.test('a stream hands on what is made, in its order, and ends with it', async () => {
  const lines = await Array.fromAsync(streamOf(rows(3)))
  assert.deepEqual(lines, ['row 1', 'row 2', 'row 3'])
})

Deno.test('whoever stops reading ends the making', async () => {
  let isOver = false
  const reader = streamOf(rows(1_000, () => (isOver = true))).getReader()
  assert.equal((await reader.read()).value, 'row 1')
  await reader.cancel()
  assert(isOver)
})

Deno.test('what fails while it is made fails where it is read', async () => {
  const reader = streamOf(broken()).getReader()
  assert.equal((await reader.read()).value, 'row 1')
  await assert.rejects(reader.read(), /the list is gone/)
})

async function* rows(count: number, onEnd?: () => void): AsyncIterable<string> {
  try {
    for (let row = 1; row <= count; row += 1) yield await Promise.resolve(`row ${row}`)
  } finally {
    onEnd?.()
  }
}

async function* broken(): AsyncIterable<string> {
  yield await Promise.resolve('row 1')
  throw new Error('the list is gone')
}
