import type { Config } from '../config.ts'
import { modules } from '../modules.ts'
import { openPlatform, type Clock, type Log, type Platform } from '../platform/index.ts'
import { kinds } from '../schema.ts'
import { type Engines, openEngines } from './openEngines.ts'

interface StoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'kvUrl' | 's3' | 'smtpUrl' | 'mailFrom' | 'publicUrl'>
  readonly clock: Clock
  readonly log: Log
  /** What jobs work with. A store whose jobs do not run needs none: its own start no threads. */
  readonly engines?: Engines
}

/** Opens the store with every kind of record and every job that there is. Throws `StoreError`. */
export async function openStore({
  config,
  clock,
  log,
  engines = openEngines({ clock }),
}: StoreOptions): Promise<Platform> {
  // Jobs send mail, and the platform that carries it is there only once it knows the jobs.
  const mail: Pick<Platform['mail'], 'send'> = { send: (message) => platform.mail.send(message) }
  const services = { clock, log, mail, ...engines, publicUrl: config.publicUrl }
  const handlers = modules.flatMap((module) => module.jobs?.(services) ?? [])
  const platform = await openPlatform({ config: { ...config, kinds, jobs: handlers }, clock, log })
  return platform
}
