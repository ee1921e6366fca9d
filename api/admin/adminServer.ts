import { request } from 'node:http'
import type { Identity } from '../identity/index.ts'
import { isPrivateFolder, makePrivateFolder, startHttpServer, type HttpServer } from '../platform/index.ts'
import { adminSocket } from './adminSocket.ts'
import { agencyCommand, type CommandAnswer } from './agencyCommand.ts'

/** Listens on a socket file that only the server's own user may open. */
export async function openAdminServer(dataDir: string, identity: Identity): Promise<HttpServer> {
  const { path, ownFolder } = adminSocket(dataDir)
  if (ownFolder !== null) await makePrivateFolder(ownFolder)
  return startHttpServer({ socket: path }, async (asked) => {
    const words: unknown = await asked.json()
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
      return new Response(null, { status: 400 })
    }
    return Response.json(await agencyCommand(identity, words))
  })
}

/** Asks the server that holds the store; null when none listens. */
export async function askAdminServer(
  dataDir: string,
  words: readonly string[],
): Promise<CommandAnswer | null> {
  const { path, ownFolder } = adminSocket(dataDir)
  // In a folder that other users can write to, another process could be listening.
  if (ownFolder !== null && !(await isPrivateFolder(ownFolder))) return null
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: path, path: '/', method: 'POST' }, (response) => {
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
