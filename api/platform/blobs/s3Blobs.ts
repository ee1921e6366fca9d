import { AwsClient } from 'aws4fetch'
import { type Blobs, requireHash } from './blobs.ts'
import { putFile } from './putFile.ts'
import { spool } from './spool.ts'

/** An S3-compatible store. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Blobs in a bucket: `${agencyId}/${hash}`. Content is stored on disk first, since S3 needs its hash and length up front. */
export function s3Blobs(config: S3Config, agencyId: string, { incoming }: { incoming: string }): Blobs {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const addressOf = (hash: string) =>
    `${endpoint.replace(/\/$/, '')}/${bucket}/${agencyId}/${requireHash(hash)}`

  async function send(method: string, hash: string, headers: Record<string, string> = {}): Promise<Response> {
    return await fetch(await client.sign(addressOf(hash), { method, headers }))
  }

  return {
    async write(content, { maxBytes, signal }) {
      const { path, hash, size } = await spool(content, { folder: incoming, maxBytes, signal })
      try {
        const headers = { 'x-amz-content-sha256': hash, 'content-length': String(size) }
        const signed = await client.sign(addressOf(hash), { method: 'PUT', headers })
        const status = await putFile(signed.url, { path, headers: signed.headers })
        if (status !== 200) throw new Error(`The file store answered ${status} to an upload.`)
        return { hash, size }
      } finally {
        await Deno.remove(path)
      }
    },

    async read(hash, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {}
      const answer = await send('GET', hash, headers)
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok || !answer.body) throw new Error(`The file store answered ${answer.status} to a read.`)
      const whole =
        answer.headers.get('content-range')?.split('/').at(-1) ?? answer.headers.get('content-length')
      return { body: answer.body, size: Number(whole) }
    },

    async link(hash, { fileName, mimeType, disposition, seconds }) {
      const address = new URL(addressOf(hash))
      address.searchParams.set('X-Amz-Expires', String(seconds))
      address.searchParams.set('response-content-type', mimeType)
      address.searchParams.set(
        'response-content-disposition',
        `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      )
      const signed = await client.sign(address.toString(), { method: 'GET', aws: { signQuery: true } })
      return signed.url
    },

    async delete(hash) {
      const answer = await send('DELETE', hash)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The file store answered ${answer.status} to a delete.`)
    },
  }
}
