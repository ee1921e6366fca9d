import { createReadStream } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'

/** Sends a file with the length that its headers name; answers the status. `fetch` sends a stream in chunks, which S3 refuses. */
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
      // What the store says beyond its status is of no use, and must be read for the connection to be free.
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
  })
  await Promise.all([pipeline(createReadStream(path), request), status])
  return await status
}
