import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { demoFolder } from './demoFolder.ts'
import { people } from './people.ts'
import { signIn } from './signIn.ts'
import { type Server, startServer } from './startServer.ts'

const root = path.dirname(import.meta.dirname)
const run = promisify(execFile)

/** A request as the agency's client application submits it. */
export interface Incoming {
  type?: string
  clientName: string
  clientEmail?: string
  clientPhone?: string
  details?: string
  [block: string]: unknown
}

export interface World {
  server: Server
  /** A signed-in user's page, each with its own browser session. */
  openDesk(person?: { email: string }): Promise<Page>
  /** Dana's page. */
  desk: Page
  /** Submits a service request through the client application's API, and returns its id. */
  receive(incoming: Incoming): Promise<string>
  /** Submits a raw email as the agency's mail server does. */
  receiveEmail(message: string): Promise<void>
}

interface WorkerWorld {
  workerServer: Server
  agencyKey: string
  /** Cookies of users who signed in once in this worker: signing in has its own tests. */
  sessions: Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>
}

export const test = base.extend<World, WorkerWorld>({
  workerServer: [
    async ({}, give) => {
      const server = await startServer({ copyOf: demoFolder })
      await give(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  agencyKey: [
    async ({ workerServer }, give) => {
      await give(await createKey(workerServer))
    },
    { scope: 'worker' },
  ],
  sessions: [
    async ({}, give) => {
      await give(new Map())
    },
    { scope: 'worker' },
  ],
  server: async ({ workerServer }, give) => {
    await give(workerServer)
  },
  baseURL: async ({ server }, give) => {
    await give(server.url)
  },
  openDesk: async ({ browser, server, sessions }, give, { errors }) => {
    const contexts: BrowserContext[] = []
    await give(async ({ email } = people.dana) => {
      const session = sessions.get(email)
      const context = await browser.newContext({
        baseURL: server.url,
        ...(session && { storageState: session }),
      })
      contexts.push(context)
      const page = await context.newPage()
      if (!session) {
        await signIn(page, { email, url: server.url })
        sessions.set(email, await context.storageState())
      }
      return page
    })
    try {
      if (errors.length > 0) for (const context of contexts) await tellPages(context)
    } finally {
      for (const context of contexts) await context.close()
    }
  },
  desk: async ({ openDesk }, give) => {
    await give(await openDesk())
  },
  receive: async ({ server, agencyKey }, give) => {
    await give(async (incoming) => {
      const response = await fetch(`${server.url}/inbound/service-requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${agencyKey}` },
        body: JSON.stringify({ type: 'OTHER', details: 'Please call back.', ...incoming }),
      })
      const answer: { id?: string } = await response.json()
      if (response.status !== 202 || !answer.id)
        throw new Error(`The request was not taken: ${response.status} ${JSON.stringify(answer)}`)
      return answer.id
    })
  },
  receiveEmail: async ({ server, agencyKey }, give) => {
    await give(async (message) => {
      const response = await fetch(`${server.url}/inbound/emails`, {
        method: 'POST',
        headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${agencyKey}` },
        body: message,
      })
      if (response.status !== 202) throw new Error(`The email was not taken: ${response.status}`)
    })
  },
})

export { expect } from '@playwright/test'

/** Prints each page's content when its journey fails: CI keeps only the output. */
async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 })
    process.stdout.write(`${page.url()}\n${shown.split('\n').slice(0, 80).join('\n')}\n`)
  }
}

/** Like an operator: with the admin command, while the server runs. */
async function createKey({ dataDir }: Server): Promise<string> {
  const words = ['create-key', 'Harborline Insurance Group', 'Journeys']
  const { stdout } = await run(process.execPath, ['tools/runDeno.ts', 'tools/agency.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const key = /^coverdesk_\S+$/m.exec(stdout)?.[0]
  if (!key) throw new Error(`No key was shown: ${stdout}`)
  return key
}
