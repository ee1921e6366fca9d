import assert from 'node:assert/strict'
import { openTestPlatform } from '../testing/openTestPlatform.ts'
import { BlobTooLargeError } from './blobs.ts'

function pages(...texts: string[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(texts.map((text) => new TextEncoder().encode(text)))
}

async function filesIn(folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) names.push(...(await filesIn(`${folder}/${name}`)))
    else names.push(name)
  }
  return names
}

Deno.test('stores a declarations page once under its hash', async () => {
  await using opened = await openTestPlatform()
  const { blobs } = await opened.platform.createAgency()
  const first = await blobs.write(pages('Policy ', 'declarations'), { maxBytes: 100 })
  const second = await blobs.write(pages('Policy declarations'), { maxBytes: 100 })
  assert.deepEqual(first, second)
  assert.equal(first.size, 19)
  const read = await blobs.read(first.hash)
  assert.equal(read?.size, 19)
  assert.equal(await new Response(read?.body).text(), 'Policy declarations')
  assert.deepEqual(await filesIn(`${opened.dataDir}/blobs`), [first.hash])
})

Deno.test('reads a range of a blob without the rest', async () => {
  await using opened = await openTestPlatform()
  const { blobs } = await opened.platform.createAgency()
  const { hash } = await blobs.write(pages('0123456789'.repeat(10_000)), { maxBytes: 200_000 })
  const read = await blobs.read(hash, { from: 99_995, to: 99_998 })
  assert.equal(read?.size, 100_000)
  assert.equal(await new Response(read?.body).text(), '5678')
})

Deno.test('rejects an oversized upload as it arrives and leaves nothing behind', async () => {
  await using opened = await openTestPlatform()
  const { blobs } = await opened.platform.createAgency()
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  await assert.rejects(blobs.write(endless, { maxBytes: 10_000 }), BlobTooLargeError)
  assert(sent < 40)
  assert.deepEqual(await filesIn(`${opened.dataDir}/blobs`), [])
})

Deno.test('an upload the sender aborts leaves nothing behind', async () => {
  await using opened = await openTestPlatform()
  const { blobs } = await opened.platform.createAgency()
  const upload = new AbortController()
  const waiting = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(10))
      upload.abort(new Error('Cancelled'))
      return new Promise(() => {})
    },
  })
  await assert.rejects(blobs.write(waiting, { maxBytes: 100, signal: upload.signal }), /Cancelled/)
  assert.deepEqual(await filesIn(`${opened.dataDir}/blobs`), [])
})

Deno.test('an agency cannot read another’s content, and a path is not a hash', async () => {
  await using opened = await openTestPlatform()
  const [harborline, prairie] = [await opened.platform.createAgency(), await opened.platform.createAgency()]
  const { hash } = await harborline.blobs.write(pages('Loss runs'), { maxBytes: 100 })
  assert.equal(await prairie.blobs.read(hash), null)
  await assert.rejects(prairie.blobs.read(`../${harborline.id}/${hash.slice(0, 2)}/${hash}`), /SHA-256/)
  await prairie.blobs.delete(hash)
  await harborline.blobs.delete(hash)
  assert.equal(await harborline.blobs.read(hash), null)
})
