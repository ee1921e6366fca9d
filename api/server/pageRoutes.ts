import { Hono } from 'hono'
import type { Folder, Log } from '../platform/index.ts'
import { appPage } from './appPage.ts'
import { dataBlock } from './dataBlock.ts'
import { createContext, type ContextDeps } from './createContext.ts'
import { readFirstFrame, readFirstStep, readQueriesAt } from './firstFrame.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { messagePage } from './messagePage.ts'
import type { Remotes } from './remotes.ts'
import { staticFiles } from './staticFiles.ts'
import { signedInUser, visitorOf, type AppBindings } from './visitorOf.ts'

interface PageRoutesOptions {
  readonly deps: ContextDeps
  readonly graphql: GraphqlServer
  readonly remotes: Remotes
  /** The built shell. */
  readonly shell: Folder
  readonly remoteFolders: ReadonlyMap<string, Folder>
  /** The mailbox of a server without a mail server; null if it has one. */
  readonly mailbox: string | null
  readonly mapboxToken: string
  readonly log: Log
}

/** Everything a browser loads: the app's pages, the sign-in page, and the files of the shell and the remotes. */
export function pageRoutes({
  deps,
  graphql,
  remotes,
  shell,
  remoteFolders,
  mailbox,
  mapboxToken,
  log,
}: PageRoutesOptions): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

  routes.on('GET', ['/signin', '/login'], (c) => c.redirect(`/app/signin${new URL(c.req.url).search}`))

  routes.get('/app/signin', async (c) => {
    if (await signedInUser(c, deps.identity)) return c.redirect(nextAfterSignIn(c.req.query('next')))
    const template = await shell.readText('signin.html')
    if (template === null) return c.html(notBuilt, 503)
    const firstStep = await readFirstStep(shell, log)
    // A link with an email address opens the second step.
    const hasFirstStep = !c.req.query('email')
    const page = template
      .replace('<!--frame-->', () => (hasFirstStep ? firstStep({ mailbox }) : ''))
      .replace('<!--start-->', () => dataBlock(JSON.stringify({ mailbox })))
    return c.body(page, 200, html)
  })

  routes.on('GET', ['/app', '/app/*'], async (c) => {
    const { visitor } = await visitorOf(c, deps.identity)
    if (!visitor.user) return c.redirect(signInFirst(new URL(c.req.url)))
    const template = await shell.readText('index.html')
    if (template === null) return c.html(notBuilt, 503)
    return appPage({
      template,
      graphql,
      url: new URL(c.req.url),
      context: createContext(deps, visitor),
      remotes: await remotes.list(),
      viewerDocId: await viewerDocument(shell),
      mapboxToken,
      firstFrame: await readFirstFrame(shell, log),
      queriesAt: await readQueriesAt(shell, log),
    })
  })

  routes.get('/remotes.json', async (c) => {
    const list = await remotes.list()
    c.header('cache-control', 'no-store')
    return c.json(list.map(({ description }) => description))
  })

  routes.get('/assets/*', staticFiles({ folder: shell, pathOf: (c) => c.req.path.slice(1) }))
  routes.get('/session/*', staticFiles({ folder: shell, pathOf: (c) => c.req.path.slice(1) }))
  for (const [name, folder] of remoteFolders) {
    const prefix = `/remotes/${name}/`
    routes.get(`${prefix}*`, staticFiles({ folder, pathOf: (c) => c.req.path.slice(prefix.length) }))
  }
  return routes
}

/** The URL of the sign-in screen, which continues to the requested page. */
function signInFirst({ pathname, search }: URL): string {
  const isStart = pathname === '/app' && search === ''
  return isStart ? '/app/signin' : `/app/signin?${new URLSearchParams({ next: pathname + search })}`
}

/** Where a user who is already signed in goes; any URL that is not a page of the app leads to its home page. */
function nextAfterSignIn(next = '/app'): string {
  const here = 'https://coverdesk.invalid'
  const url = URL.canParse(next, here) ? new URL(next, here) : null
  const isOurs = url?.origin === here && /^\/app(\/|$)/.test(url.pathname) && url.pathname !== '/app/signin'
  return isOurs ? `${url.pathname}${url.search}` : '/app'
}

const notBuilt = messagePage({
  title: 'Not built yet',
  text: 'The pages of Coverdesk have not been built. Run npm start, which builds them first.',
})

/** The first query of every page of the shell. */
const viewerQuery = 'query loadViewerQuery '

async function viewerDocument(shell: Folder): Promise<string | null> {
  const documents: Record<string, string> = JSON.parse((await shell.readText('persisted.json')) ?? '{}')
  return Object.keys(documents).find((id) => documents[id]?.startsWith(viewerQuery)) ?? null
}
