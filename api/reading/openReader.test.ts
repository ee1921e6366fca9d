import { deepEqual, equal, rejects } from 'node:assert/strict'
import { zipSync } from 'fflate'
import { openReader, ReadingError } from './index.ts'
import { endlessAnalysis } from './testing/endlessAnalysis.ts'

const text = new TextEncoder()

Deno.test('owners take turns, however many documents one has waiting', async () => {
  const reader = openReader({ workers: 1 })
  const done: string[] = []
  const owners = ['north', 'north', 'north', 'south']
  await Promise.all(
    owners.map(async (owner, at) => {
      await reader.read(text.encode(`Letter ${at}`), { name: 'letter.txt', owner })
      done.push(owner)
    }),
  )
  reader.close()
  deepEqual(done, ['north', 'north', 'south', 'north'])
})

Deno.test('gives up on a document that takes too long', async () => {
  const reader = openReader({ workers: 1, limits: { totalMs: 1 } })
  const slow = reader.read(text.encode('word '.repeat(200_000)), { name: 'slow.txt' })
  await rejects(
    slow,
    new ReadingError('This document takes too long to read. Split it or save it again and upload that.'),
  )
  reader.close()
})

Deno.test('rejects an archive that unpacks to gigabytes', async () => {
  const reader = openReader()
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(130_000_000) })
  await rejects(
    reader.read(bomb, { name: 'contract.docx' }),
    new ReadingError('This file is over 120 MB when it is unpacked. Split it and upload the parts.'),
  )
  const { format } = await reader.read(text.encode('a,b\n1,2'), { name: 'list.csv' })
  equal(format, 'csv')
  reader.close()
})

Deno.test('a canceled reading ends at once', async () => {
  const reader = openReader()
  const stop = new AbortController()
  const reading = reader.read(text.encode('Letter'), { name: 'letter.txt', signal: stop.signal })
  stop.abort(new Error('The upload was deleted.'))
  await rejects(reading, new Error('The upload was deleted.'))
  reader.close()
})

Deno.test('gives up on a document whose analysis takes too long', async () => {
  const reader = openReader({ workers: 1, limits: { totalMs: 2_000 } })
  const endless = reader.analyze(text.encode('Letter'), { name: 'letter.txt' }, endlessAnalysis)
  await rejects(
    endless,
    new ReadingError('This document takes too long to read. Split it or save it again and upload that.'),
  )
  reader.close()
})
