import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test'
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
  /** A signed-in user's page; a user's second one in a journey has its own browser session. */
  openDesk(person?: { email: string }): Promise<Page>
  /** Dana's page. */
  desk: Page
  /** Dana's page in a browser of its own, which has loaded nothing yet. */
  freshDesk: Page
  /** Submits a service request through the client application's API, and returns its id. */
  receive(incoming: Incoming): Promise<string>
  /** Submits a raw email as the agency's mail server does. */
  receiveEmail(message: string): Promise<void>
}

/** The browser of a user, shared by the journeys of a worker. */
interface UserBrowser {
  context: BrowserContext
  /** Stays open, so that the process with the app's compiled code does. */
  home: Page
  /** The session's cookies and nothing else. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>
}

interface WorkerWorld {
  workerServer: Server
  agencyKey: string
  /** Of users who signed in once in this worker: signing in has its own tests. */
  browsers: Map<string, UserBrowser>
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
  browsers: [
    async ({}, give) => {
      const browsers = new Map<string, UserBrowser>()
      await give(browsers)
      for (const { context } of browsers.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  server: async ({ workerServer }, give) => {
    await give(workerServer)
  },
  baseURL: async ({ server }, give) => {
    await give(server.url)
  },
  openDesk: async ({ browser, server, browsers }, give, { errors }) => {
    const used = new Set<UserBrowser>()
    const extra: BrowserContext[] = []
    await give(async ({ email } = people.dana) => {
      const known = browsers.get(email)
      if (known && used.has(known)) {
        const context = await browser.newContext({ baseURL: server.url, storageState: known.state })
        extra.push(context)
        return await context.newPage()
      }
      const userBrowser = known ?? (await openBrowser(browser, { email, url: server.url }))
      browsers.set(email, userBrowser)
      used.add(userBrowser)
      return await userBrowser.context.newPage()
    })
    try {
      const contexts = [...[...used].map(({ context }) => context), ...extra]
      if (errors.length > 0) for (const context of contexts) await tellPages(context)
    } finally {
      for (const context of extra) await context.close()
      for (const userBrowser of used) await restore(userBrowser)
    }
  },
  desk: async ({ openDesk }, give) => {
    await give(await openDesk())
  },
  freshDesk: async ({ browser, server, browsers }, give) => {
    const { email } = people.dana
    const known = browsers.get(email) ?? (await openBrowser(browser, { email, url: server.url }))
    browsers.set(email, known)
    const context = await browser.newContext({ baseURL: server.url, storageState: known.state })
    await give(await context.newPage())
    await context.close()
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

async function openBrowser(
  browser: Browser,
  { email, url }: { email: string; url: string },
): Promise<UserBrowser> {
  const context = await browser.newContext({ baseURL: url })
  await context.addInitScript(keepEvents)
  const home = await context.newPage()
  await signIn(home, { email, url })
  await home.goto('/health')
  return { context, home, state: await context.storageState() }
}

/** Leaves a browser as after the sign-in, but with a warm cache: half a short journey is loading and compiling code. */
async function restore({ context, home, state }: UserBrowser): Promise<void> {
  for (const page of context.pages()) if (page !== home) await page.close()
  await context.setOffline(false)
  await context.setStorageState(state)
}

/** Keeps the last events of a page: what opened, closed or took the focus of something is over when its journey fails. */
function keepEvents(): void {
  const events: string[] = []
  Object.assign(window, { recentEvents: events })
  function keep(type: string, { target }: { target: EventTarget | null }) {
    const element =
      target instanceof Element
        ? `${target.localName}#${target.id} ${target.textContent.slice(0, 20)}`
        : 'page'
    const caller =
      type === 'focusin' ? (new Error('caller').stack ?? '').split('\n').slice(3, 9).join(' < ') : ''
    events.push(`${performance.now().toFixed(0)} ${type} ${element} ${caller}`)
    if (events.length > 60) events.shift()
  }
  const types = [
    'pointerdown',
    'click',
    'keydown',
    'focusin',
    'focusout',
    'blur',
    'scroll',
    'resize',
    'reset',
    'popstate',
  ]
  for (const type of types) addEventListener(type, (event) => keep(type, event), true)
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes)
      if (attributeName && target instanceof Element)
        keep(`${attributeName}=${target.getAttribute(attributeName) ?? ''}`, { target })
  }).observe(document, { subtree: true, attributeFilter: ['aria-expanded', 'inert'] })
}

/** Prints each page when its journey fails, topmost first: CI keeps only the output. */
async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')
    const parts = [...(await page.locator('[role=listbox], [role=dialog]').all()), page.locator('body')]
    const shown = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 5_000 })))
    const lines = shown.flatMap((part) => part.split('\n').slice(0, 60))
    process.stdout.write(
      `${page.url()}\n${await recentEvents(page)}\nfocused: ${focused}\n${lines.join('\n')}\n`,
    )
  }
}

/** The last events of a page, one a line: when, which, at what, and who called. */
async function recentEvents(page: Page): Promise<string> {
  const events = await page.evaluate(() => (window as { recentEvents?: string[] }).recentEvents ?? [])
  return events.join('\n')
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
