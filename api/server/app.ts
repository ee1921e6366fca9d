import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../config.ts'
import type { Services } from '../graphql/index.ts'
import { modules } from '../modules.ts'
import { isCutOff, isDiskFull, type Folder, type Log, type Mail } from '../platform/index.ts'
import type { ContextDeps } from './createContext.ts'
import { exportRoutes } from './exportRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { graphqlRoute } from './graphqlRoute.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import type { Health } from './health.ts'
import { inboundRoutes } from './inboundRoutes.ts'
import { landingRoutes } from './landingRoutes.ts'
import { mailPage } from './mailPage.ts'
import { messagePage } from './messagePage.ts'
import { pageRoutes } from './pageRoutes.ts'
import type { Remotes } from './remotes.ts'
import { requestGuard, StalledBodyError } from './requestGuard.ts'
import { requestLog } from './requestLog.ts'
import { sameOrigin } from './sameOrigin.ts'
import { securityHeaders } from './securityHeaders.ts'
import { storybookRoutes } from './storybookRoutes.ts'
import { viewerOf, type AppBindings } from './visitorOf.ts'

/** The parts of the server. */
export interface ServerParts {
  readonly config: Pick<Config, 'publicUrl' | 'isProduction' | 'demoUrl' | 'hasLandingLogin' | 'mapboxToken'>
  readonly deps: ContextDeps
  readonly services: Services
  readonly graphql: GraphqlServer
  readonly remotes: Remotes
  readonly shell: Folder
  /** The built public page. */
  readonly landing: Folder
  /** The built Storybook of the design system; null if it is not served. */
  readonly storybook: Folder | null
  readonly remoteFolders: ReadonlyMap<string, Folder>
  readonly mail: Pick<Mail, 'mailbox'>
  readonly health: () => Promise<Health>
  readonly log: Log
}

/** How long a request may take, in milliseconds. Uploads and streams have their own limits. */
const longestAnswer = 20_000

/** The largest body of a GraphQL request, in bytes; files have their own route. */
const largestQuestion = 256 * 1024

/** All HTTP routes. */
export function createApp(parts: ServerParts): Hono<AppBindings> {
  const { config, deps, services, graphql, remotes, log } = parts
  const app = new Hono<AppBindings>()

  app.use(requestLog(log))
  app.use(
    securityHeaders({
      remoteOrigins: remotes.origins,
      serviceOrigins: config.mapboxToken === '' ? [] : ['https://api.mapbox.com'],
      isHttps: config.publicUrl.startsWith('https:'),
    }),
  )
  app.use(requestGuard())
  app.get('/health', async (c) => {
    const health = await parts.health()
    return c.json(health, health.status === 'ok' ? 200 : 503)
  })
  // Browsers don't send these: the caller has a key, which a page of another site can't have.
  app.route('/inbound', inboundRoutes(services, deps.identity))
  app.use(sameOrigin(config.publicUrl))

  app.use('/graphql', requestTimeout(longestAnswer))
  app.use(
    '/graphql',
    bodyLimit({
      maxSize: largestQuestion,
      onError: (c) =>
        c.json({ errors: [{ message: 'The request is too large. The limit is 256 KB.' }] }, 413),
    }),
  )
  app.all('/graphql', graphqlRoute(deps, graphql))
  app.route('/files', fileRoutes({ identity: deps.identity, clock: deps.clock }))
  app.route('/exports', exportRoutes({ identity: deps.identity, clock: deps.clock }))
  for (const { routes = {} } of modules)
    for (const [prefix, create] of Object.entries(routes))
      app.route(prefix, create({ ...services, signedIn: (c) => viewerOf(c, deps.identity) }))
  const mailbox = config.isProduction ? null : parts.mail.mailbox
  app.route('/', landingRoutes({ config, folder: parts.landing }))
  if (parts.storybook) app.route('/', storybookRoutes(parts.storybook))
  app.route(
    '/',
    pageRoutes({ ...parts, mapboxToken: config.mapboxToken, mailbox: mailbox ? '/dev/mail' : null }),
  )
  if (mailbox) {
    app.get('/dev/mail', (c) => c.html(mailPage(mailbox())))
    app.get('/dev/mail.json', (c) => c.json(mailbox()))
  }

  app.notFound((c) => {
    if (c.req.header('accept')?.includes('text/html')) return c.html(notFoundPage, 404)
    return c.json({ message: 'There is nothing at this address.' }, 404)
  })
  app.onError((error, c) => {
    if (isCutOff(error) || isGone(error, c.req.raw)) {
      log('info', 'a request was cut off', { method: c.req.method, path: c.req.path })
      return c.json({ message: 'The request did not arrive in full. Send it again.' }, 400)
    }
    if (error instanceof StalledBodyError) {
      c.header('connection', 'close')
      return c.json({ message: 'The request did not arrive in time. Send it again.' }, 408)
    }
    const errorId = crypto.randomUUID()
    log('error', 'an unexpected error', {
      errorId,
      method: c.req.method,
      path: c.req.path,
      reason: error.message,
      stack: error.stack,
    })
    if (isDiskFull(error)) return c.json({ message: diskFull }, 507)
    return c.json({ message: `Something went wrong on our side. Error ${errorId}` }, 500)
  })
  return app
}

/** Whether the client left before the answer. */
function isGone(error: Error, { signal }: Request): boolean {
  return signal.aborted && error.name === 'AbortError'
}

/** RFC 4918 §11.5. */
const diskFull = 'The server has no disk space left. Nothing was saved. Free some space, then try again.'

const notFoundPage = messagePage({ title: 'Page not found', text: 'There is nothing at this address.' })

/** Answers requests that take longer than `limit` milliseconds; a stream counts as answered once it starts. */
function requestTimeout(limit: number): MiddlewareHandler {
  return async (c, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), limit)
    })
    const first = await Promise.race([next(), late])
    clearTimeout(timer)
    if (first === 'late') return c.json({ message: 'This took too long. Try again.' }, 503)
  }
}
