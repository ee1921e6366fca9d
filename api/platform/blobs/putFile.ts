import { createReadStream } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'

/** Sends a file with the length in its headers; returns the status. `fetch` would send chunks, which S3 rejects. */
export async function putFile(
  address: string,
  { path, headers }: { path: string; headers: Headers },
): Promise<number> {
  const url = new URL(address)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, { method: 'PUT', headers: Object.fromEntries(headers) })
  const status = new Promise<number>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (answer) => {
      // The body is not needed, but must be read to free the connection.
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
  })
  await Promise.all([pipeline(createReadStream(path), request), status])
  return await status
}
