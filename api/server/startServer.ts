import { openAdminServer } from '../admin/index.ts'
import type { Config } from '../config.ts'
import { isHalfDemo, loadDemo } from '../demo/index.ts'
import { openIdentity, type Identity } from '../identity/index.ts'
import {
  openWebSearch,
  startHttpServer,
  StoreError,
  systemClock,
  type Log,
  type Platform,
  openFolder,
} from '../platform/index.ts'
import { assembleApp } from './assembleApp.ts'
import { clientAddress } from './clientAddress.ts'
import { codeMail } from './codeMail.ts'
import { openEngines } from './openEngines.ts'
import { openStore } from './openStore.ts'
import { editionFile, editionOf, takeIndustries } from '../knowledge/index.ts'

/** How long open requests may take to finish when the server stops, in milliseconds. */
const shutdownMs = 8_000

export interface RunningServer {
  readonly address: string
  /** An address that can sign in; null in production, and while there are no users. */
  readonly someone: string | null
  /** Finishes open requests, then closes the streams and the store. */
  stop(): Promise<void>
}

interface StartOptions {
  readonly config: Config
  readonly log: Log
  /** The folder of the built apps. */
  readonly root: string
}

/**
 * Opens the store and listens; early requests wait until everything is ready. Throws `StoreError` and `AddressError`
 * before anything is written.
 */
export async function startServer({ config, log, root }: StartOptions): Promise<RunningServer> {
  const engines = openEngines({
    clock: systemClock,
    modelConfig: config.model,
    mailboxConfig: config.mailboxes,
    webSearch: openWebSearch(config.searchUrl),
  })
  const { documents } = engines
  const platform = await openStore({ config, clock: systemClock, log, engines })
  if (config.isProduction) await requireMail(platform)
  await loadIndustries(config.dataDir)
  if (config.loadsDemo && (await isHalfDemo(platform))) throw new StoreError(halfDemo(config))
  const opened = Promise.withResolvers<ReturnType<typeof assembleApp>>()
  const http = await startHttpServer({ host: config.host, port: config.port }, async (request, sender) => {
    const app = await opened.promise
    return app.fetch(request, { sender: { address: clientAddress(request, sender, config.trustedProxies) } })
  })
  const deliverCode = codeMail(platform.mail, config.publicUrl)
  const identity = await openIdentity({ platform, deliverCode, log })
  const isEmpty = (await platform.agencyIds()).length === 0
  if (config.loadsDemo && isEmpty) await loadDemo({ platform, staff: identity.staff, documents })

  const hasOwnStore = config.kvUrl === ''
  const door = hasOwnStore ? await openAdminServer(config.dataDir, identity) : null
  await platform.jobs.start()
  const someone = config.isProduction ? null : await someoneOf(identity)
  opened.resolve(assembleApp({ config, platform, identity, engines, log, root }))
  // So that the first document is as fast as the next.
  documents.warm()

  return {
    address: http.address,
    someone,
    async stop() {
      const finished = http.stop(shutdownMs)
      // Streams never end on their own; their sessions stay valid, and browsers reconnect.
      identity.close()
      await Promise.all([finished, door?.stop(1_000)])
      // Anything they read now could no longer be stored.
      engines.mailboxes.close()
      // Jobs write documents until the platform closes.
      await platform.close()
      engines.close()
    },
  }
}

/** Sign-in needs mail: better to find out at startup than from the first user. */
async function requireMail({ mail }: Pick<Platform, 'mail'>): Promise<void> {
  try {
    await mail.verify()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`SMTP_URL should name a mail server that answers and takes our login: ${reason}.`, {
      cause: error,
    })
  }
}

async function someoneOf({ staff }: Identity): Promise<string | null> {
  const [first] = await staff.list()
  return first?.users.find(({ isActive }) => isActive)?.email ?? null
}

function halfDemo({ dataDir }: Config): string {
  return `DATA_DIR should be a folder without half a demo: loading it into '${dataDir}' was broken off. Remove the folder, or set DEMO=no to go on with what is there.`
}

/** Loads the NAICS edition imported into the data folder, if there is one. */
async function loadIndustries(dataDir: string): Promise<void> {
  const text = await openFolder(dataDir).readText(editionFile)
  if (text === null) return
  try {
    takeIndustries(editionOf(text))
  } catch (cause) {
    throw new StoreError(
      `The NAICS catalogue ${editionFile} in '${dataDir}' cannot be read. Import it again.`,
      {
        cause,
      },
    )
  }
}
