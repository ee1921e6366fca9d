import { request } from 'node:http'
import type { Identity } from '../identity/index.ts'
import { startHttpServer, type HttpServer } from '../platform/index.ts'
import { agencyCommand, type CommandAnswer } from './agencyCommand.ts'

/** Where a server that holds the store takes the commands of whoever runs it. */
function adminSocket(dataDir: string): string {
  return `${dataDir}/admin.sock`
}

/** Listens on a socket file that only the server's own user may open. */
export function openAdminDoor(dataDir: string, identity: Identity): Promise<HttpServer> {
  return startHttpServer({ socket: adminSocket(dataDir) }, async (asked) => {
    const words: unknown = await asked.json()
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
      return new Response(null, { status: 400 })
    }
    return Response.json(await agencyCommand(identity, words))
  })
}

/** Asks the server that holds the store; null when none listens. */
export function askAdminDoor(dataDir: string, words: readonly string[]): Promise<CommandAnswer | null> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: adminSocket(dataDir), path: '/', method: 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`The server answered with status ${response.statusCode}.`))
      })
    })
    asking.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    asking.end(JSON.stringify(words))
  })
}
