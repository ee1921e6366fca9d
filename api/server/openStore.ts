import { openModel, type Model } from '../model/index.ts'
import type { Config } from '../config.ts'
import type { DocumentWriter } from '../documents/index.ts'
import { modules } from '../modules.ts'
import { openPlatform, type Clock, type Log, type Platform } from '../platform/index.ts'
import { kinds } from '../schema.ts'

interface StoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'kvUrl' | 's3' | 'smtpUrl' | 'mailFrom' | 'publicUrl'>
  readonly clock: Clock
  readonly log: Log
  /** What jobs hand out is written with them; a store whose jobs do not run needs none. */
  readonly documents?: DocumentWriter
  /** The language model that jobs use; none unless given. */
  readonly model?: Model
}

const noDocuments: DocumentWriter = {
  pdf: () => Promise.reject(new Error('This process writes no documents.')),
  bundle: () => Promise.reject(new Error('This process writes no documents.')),
}

/** Opens the store with every kind of record and every job that there is. Throws `StoreError`. */
export async function openStore({
  config,
  clock,
  log,
  documents = noDocuments,
  model = openModel(null, { clock }),
}: StoreOptions): Promise<Platform> {
  // Jobs send mail, and the platform that carries it is there only once it knows the jobs.
  const mail: Pick<Platform['mail'], 'send'> = { send: (message) => platform.mail.send(message) }
  const services = { clock, log, mail, documents, model, publicUrl: config.publicUrl }
  const handlers = modules.flatMap((module) => module.jobs?.(services) ?? [])
  const platform = await openPlatform({ config: { ...config, kinds, jobs: handlers }, clock, log })
  return platform
}
