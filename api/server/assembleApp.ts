import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { fileLink } from '../files/index.ts'
import type { Identity } from '../identity/index.ts'
import { listFolders, openFolder, type Log, type Platform } from '../platform/index.ts'
import { schema } from '../schema.ts'
import type { Engines } from './openEngines.ts'
import { createApp } from './app.ts'
import { createHealth } from './health.ts'
import { createGraphqlServer } from './graphqlServer.ts'
import { readPersistedDocuments } from './persistedDocuments.ts'
import { createRemotes, readAddress } from './remotes.ts'
import type { AppBindings } from './visitorOf.ts'

interface Assembly {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'isProduction'
    | 'providerDomain'
    | 'sendDelayMs'
    | 'acceptsAnyDocument'
    | 'remotes'
    | 'demoUrl'
    | 'hasLandingLogin'
    | 'hasStorybook'
    | 'mapboxToken'
  >
  readonly platform: Platform
  readonly identity: Identity
  readonly engines: Engines
  readonly log: Log
  /** The folder of the built apps. */
  readonly root: string
}

/** The app over a store: the same for the server and for tests. */
export function assembleApp({ config, platform, identity, engines, log, root }: Assembly): Hono<AppBindings> {
  const { clock, mail } = platform
  const services = { clock, log, mail, ...engines, publicUrl: config.publicUrl }
  const shell = openFolder(`${root}/shell/dist`)
  const remoteFolders = new Map(
    listFolders(root)
      .filter((name) => name.startsWith('mf-'))
      .map((name) => [name, openFolder(`${root}/${name}/dist`)]),
  )
  const { acceptsAnyDocument, providerDomain, sendDelayMs } = config
  const addresses = config.remotes ?? []
  const built = [['shell', shell] as const, ...remoteFolders]
  const persisted = readPersistedDocuments(
    [
      ...built.map(([name, folder]) => ({ name, read: () => folder.readText('persisted.json') })),
      ...addresses.map(({ name, url }) => ({ name, read: () => readAddress(`${url}persisted.json`) })),
    ],
    log,
  )
  return createApp({
    config,
    health: createHealth(platform, mail),
    landing: openFolder(`${root}/mf-landing/page/dist`),
    storybook: config.hasStorybook ? openFolder(`${root}/storybook-static`) : null,
    log,
    mail,
    shell,
    remoteFolders,
    services,
    graphql: createGraphqlServer({ schema, documents: persisted, acceptsAnyDocument, clock, log }),
    remotes: createRemotes({ built: remoteFolders, addresses, log }),
    deps: {
      identity,
      clock,
      engines,
      providerDomain,
      sendDelayMs,
      addressOf: ({ agency }, { id, name }) =>
        fileLink(identity.signer, { agencyId: agency.id, id, name, now: clock.now() }),
    },
  })
}
