import assert from 'node:assert/strict'
import { streamOf } from './streamOf.ts'

Deno.test('a stream passes items on in order and ends with its source', async () => {
  const lines = await Array.fromAsync(streamOf(rows(3)))
  assert.deepEqual(lines, ['row 1', 'row 2', 'row 3'])
})

Deno.test('stopping reading stops the source', async () => {
  let isOver = false
  const reader = streamOf(rows(1_000, () => (isOver = true))).getReader()
  assert.equal((await reader.read()).value, 'row 1')
  await reader.cancel()
  assert(isOver)
})

Deno.test('an error in the source reaches the reader', async () => {
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
