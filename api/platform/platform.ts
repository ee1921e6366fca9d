import { Agencies } from './agencies.ts'
import type { AgencyStore } from './agencyStore.ts'
import { type Clock, systemClock } from './clock.ts'
import { createIdMaker, type IdMaker } from './idMaker.ts'
import { type Keyspace, openKeyspace } from './keyspace.ts'
import type { AnyKind } from './kind.ts'
import { createKindRegistry } from './kindRegistry.ts'
import { type Log, silentLog } from './log.ts'

export interface PlatformConfig {
  /** The folder of the database file, the blobs and the lock. */
  readonly dataDir: string
  /** `''`: a file in `dataDir`; `':memory:'`; or the https address of a shared store (KV Connect, whose token is `DENO_KV_ACCESS_TOKEN`). */
  readonly kvUrl: string
  readonly kinds: readonly AnyKind[]
  /** Agencies kept in memory when nobody uses them; 64 unless given. */
  readonly maxIdleAgencies?: number
}

/** The ground that the modules of the API stand on. */
export interface Platform {
  readonly clock: Clock
  /** The agency's data. Throws `UnknownAgencyError`. Take it anew for each request. */
  agency(agencyId: string): Promise<AgencyStore>
  /** A new agency with an id and nothing else; its first commit founds it. */
  createAgency(): Promise<AgencyStore>
  agencyIds(): Promise<string[]>
  /** The keyspace of this name; name each in one place only. */
  keyspace<V>(name: string): Keyspace<V>
  close(): Promise<void>
}

export interface PlatformOptions {
  readonly config: PlatformConfig
  readonly clock?: Clock
  readonly ids?: IdMaker
  readonly log?: Log
}

/** Opens the store and everything that stands on it; close it before the process ends. */
export async function openPlatform({
  config,
  clock = systemClock,
  ids = createIdMaker(clock),
  log = silentLog,
}: PlatformOptions): Promise<Platform> {
  const kinds = createKindRegistry(config.kinds)
  const kv = await Deno.openKv(config.kvUrl === '' ? `${config.dataDir}/coverdesk.sqlite` : config.kvUrl)
  const isShared = config.kvUrl.startsWith('http')
  const agencies = new Agencies(
    { kv, kinds, clock, newId: ids, log },
    { maxIdle: config.maxIdleAgencies ?? 64, isShared },
  )

  return {
    clock,
    agency: (agencyId) => agencies.open(agencyId),
    createAgency: () => agencies.create(),
    agencyIds: () => agencies.ids(),
    keyspace: (name) => openKeyspace(kv, name, { clock }),
    async close() {
      await agencies.close()
      kv.close()
    },
  }
}
