import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { codeFor } from '../../e2e/mailbox.ts'
import { people } from '../../e2e/people.ts'
import { startServer } from '../../e2e/startServer.ts'
import { denoBinary } from '../../tools/denoBinary.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The real server with a demo agency and a signed-in user. */
export interface Product {
  readonly url: string
  readonly dataDir: string
  /** The session of Dana Whitfield, as the Cookie header carries it. */
  readonly cookie: string
  /** Asks the graph as Dana; throws on a GraphQL error. */
  ask<Answer>(document: string, variables?: object): Promise<Answer>
  /** Sends a file, and answers its id. */
  upload(name: string, content: Uint8Array<ArrayBuffer>): Promise<string>
  /** Ends the server without warning, and starts it again on its data. */
  kill(): Promise<void>
  /** Ends the server and leaves its data. */
  stop(): Promise<void>
  close(): Promise<void>
}

interface Size {
  readonly requests: number
  readonly accounts?: number
  readonly certificates?: number
}

/** Writes a demo agency of this size and starts the production build over it; it takes any document. */
export async function openProduct(size: Size): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coverdesk-bench-'))
  const flags = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)])
  const demo = spawnSync(denoBinary(), ['run', '--quiet', '--allow-all', 'tools/demo.ts', ...flags], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (demo.status !== 0) throw new Error('The demo agency could not be written.')
  const server = await startServer({
    environment: { DATA_DIR: dataDir, DEMO: 'no', GRAPHQL_DOCUMENTS: 'any' },
  })
  const cookie = await signedInCookie(server.url)

  return {
    url: server.url,
    dataDir,
    cookie,
    async ask<Answer>(document: string, variables: object = {}) {
      const { data, errors } = await post(server.url, { cookie, body: { query: document, variables } })
      if (errors) throw new Error(JSON.stringify(errors))
      return data as Answer
    },
    async upload(name, content) {
      const response = await fetch(`${server.url}/files?name=${encodeURIComponent(name)}`, {
        method: 'PUT',
        headers: { origin: server.url, cookie },
        body: content,
      })
      const { id } = (await response.json()) as { id?: string }
      if (!id) throw new Error(`${name} was answered with ${response.status}.`)
      return id
    },
    async kill() {
      await server.stop('SIGKILL')
      await server.start()
    },
    stop: () => server.stop(),
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface GraphAnswer {
  data?: unknown
  errors?: unknown
  setCookies: string[]
}

async function post(url: string, { cookie, body }: { cookie: string; body: object }): Promise<GraphAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Omit<GraphAnswer, 'setCookies'>
  return {
    ...answer,
    setCookies: response.headers.getSetCookie().map((header) => header.split(';')[0] ?? ''),
  }
}

async function signedInCookie(url: string): Promise<string> {
  const query = `mutation SignIn($email: String!, $code: String) {
    agencySignIn(email: $email, code: $code) { __typename }
  }`
  const { email } = people.dana
  const asked = await post(url, { cookie: '', body: { query, variables: { email } } })
  const code = await codeFor(email, { url })
  const cookie = asked.setCookies.join('; ')
  const signedIn = await post(url, { cookie, body: { query, variables: { email, code } } })
  const session = signedIn.setCookies.find((each) => each.startsWith('__Host-coverdesk='))
  if (!session) throw new Error(`Nobody was signed in: ${JSON.stringify(signedIn)}`)
  return session
}
