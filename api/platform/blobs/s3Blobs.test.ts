import assert from 'node:assert/strict'
import { type FakeBucket, openFakeBucket } from '../testing/fakeBucket.ts'
import type { Blobs } from './blobs.ts'
import { openBlobs } from './openBlobs.ts'
import type { S3Config } from './s3Blobs.ts'

interface Opened extends AsyncDisposable {
  readonly bucket: FakeBucket
  readonly dataDir: string
  blobsOf(agencyId: string): Blobs
}

async function open(config: Partial<S3Config> = {}): Promise<Opened> {
  const bucket = openFakeBucket()
  const dataDir = await Deno.makeTempDir({ prefix: 'coverdesk-' })
  const blobsOf = await openBlobs(dataDir, { ...bucket.config, ...config })
  return {
    bucket,
    dataDir,
    blobsOf,
    async [Symbol.asyncDispose]() {
      await bucket.close()
      await Deno.remove(dataDir, { recursive: true })
    },
  }
}

function certificate(size = 300_000): ReadableStream<Uint8Array> {
  const bytes = new Uint8Array(size).map((_, at) => at % 251)
  return ReadableStream.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)])
}

Deno.test('uploads a certificate to the bucket under its agency, signed and with its length', async () => {
  await using opened = await open()
  const blobs = opened.blobsOf('ag_harborline')
  const { hash, size } = await blobs.write(certificate(), { maxBytes: 1_000_000 })
  assert.equal(size, 300_000)
  assert.deepEqual([...opened.bucket.objects.keys()], [`/coverdesk/ag_harborline/${hash}`])
  const read = await blobs.read(hash)
  assert.equal(read?.size, 300_000)
  assert.equal((await new Response(read?.body).bytes()).at(-1), 299_999 % 251)
  const part = await blobs.read(hash, { from: 10, to: 12 })
  assert.equal(part?.size, 300_000)
  assert.deepEqual([...(await new Response(part?.body).bytes())], [10, 11, 12])
  assert.deepEqual(opened.bucket.refusals, [])
  assert.deepEqual([...Deno.readDirSync(`${opened.dataDir}/blobs/incoming`)], [])
})

Deno.test('a signed link downloads with the given name and type until it expires', async () => {
  await using opened = await open()
  const blobs = opened.blobsOf('ag_harborline')
  const { hash } = await blobs.write(certificate(), { maxBytes: 1_000_000 })
  const link = {
    fileName: 'Zertifikat (Größe) 1.pdf',
    mimeType: 'application/pdf',
    disposition: 'attachment',
  } as const
  const address = await blobs.link(hash, { ...link, seconds: 60 })
  const answer = await fetch(address ?? '')
  assert.equal(answer.status, 200, opened.bucket.refusals.join())
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename\*=UTF-8''Zertifikat/)
  assert.equal((await answer.bytes()).byteLength, 300_000)

  const changed = await fetch((address ?? '').replace('attachment', 'inline'))
  assert.equal(changed.status, 403)
  await changed.body?.cancel()
  const late = await fetch((await blobs.link(hash, { ...link, seconds: -1 })) ?? '')
  assert.equal(late.status, 403)
  await late.body?.cancel()
})

Deno.test('a wrong secret fails the upload and leaves nothing on disk', async () => {
  await using opened = await open({ secretAccessKey: 'guessed' })
  const blobs = opened.blobsOf('ag_harborline')
  await assert.rejects(blobs.write(certificate(), { maxBytes: 1_000_000 }), /answered 403/)
  assert.deepEqual(opened.bucket.refusals, ['SignatureDoesNotMatch'])
  assert.deepEqual([...Deno.readDirSync(`${opened.dataDir}/blobs/incoming`)], [])
})

Deno.test('a missing blob reads as null and can be deleted twice', async () => {
  await using opened = await open()
  const [harborline, prairie] = [opened.blobsOf('ag_harborline'), opened.blobsOf('ag_prairie')]
  const { hash } = await harborline.write(certificate(10), { maxBytes: 10 })
  assert.equal(await prairie.read(hash), null)
  await harborline.delete(hash)
  await harborline.delete(hash)
  assert.equal(await harborline.read(hash), null)
})
