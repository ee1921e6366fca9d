import type { Config } from '../config.ts'
import { modules } from '../modules.ts'
import { openPlatform, type Clock, type Log, type Platform } from '../platform/index.ts'
import { kinds } from '../schema.ts'
import { type Engines, openEngines } from './openEngines.ts'

interface StoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'kvUrl' | 's3' | 'smtpUrl' | 'mailFrom' | 'publicUrl'>
  readonly clock: Clock
  readonly log: Log
  /** The engines jobs use. Not needed if jobs do not run; the default ones start no threads. */
  readonly engines?: Engines
}

/** Opens the store with all record kinds and jobs. Throws `StoreError`. */
export async function openStore({
  config,
  clock,
  log,
  engines = openEngines({ clock }),
}: StoreOptions): Promise<Platform> {
  // Jobs send mail, but the platform that delivers it exists only once it knows the jobs.
  const mail: Pick<Platform['mail'], 'send'> = { send: (message) => platform.mail.send(message) }
  const services = { clock, log, mail, ...engines, publicUrl: config.publicUrl }
  const handlers = modules.flatMap((module) => module.jobs?.(services) ?? [])
  const platform = await openPlatform({ config: { ...config, kinds, jobs: handlers }, clock, log })
  return platform
}
