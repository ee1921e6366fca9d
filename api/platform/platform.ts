import type { AgencyManifest } from './agencyFolder/agencyManifest.ts'
import type { ClaimOf } from './agencyFolder/checkAgencyFolder.ts'
import { exportAgency } from './agencyFolder/exportAgency.ts'
import { importAgency } from './agencyFolder/importAgency.ts'
import { Agencies } from './agencies.ts'
import type { AgencyStore } from './agencyStore.ts'
import { openBlobs } from './blobs/openBlobs.ts'
import type { S3Config } from './blobs/s3Blobs.ts'
import { type Clock, systemClock } from './clock.ts'
import { createIdMaker, type IdMaker } from './idMaker.ts'
import { type AnyJobHandler, jobKind, defineJob, type JobHandler } from './jobs/job.ts'
import { createJobRegistry } from './jobs/jobRegistry.ts'
import { JobRunner, type Jobs } from './jobs/jobRunner.ts'
import { type Keyspace, openKeyspace } from './keyspace.ts'
import type { AnyKind } from './kind.ts'
import { createKindRegistry } from './kindRegistry.ts'
import type { LoadedAgency } from './loadedAgency.ts'
import type { LedgerEntry } from './ledger.ts'
import { type Log, silentLog } from './log.ts'
import type { Mail } from './mail/mail.ts'
import { openMail } from './mail/openMail.ts'
import { checkLedgers, openHighWaterMark } from './databaseCheck.ts'
import { inDataFolder, openDatabase } from './openDatabase.ts'
import { prune } from './jobs/prune.ts'

export interface PlatformConfig {
  /** The folder of the database file, the blobs and the lock. */
  readonly dataDir: string
  /** `''`: a file in `dataDir`; `':memory:'`; or the https address of a shared store (KV Connect, whose token is `DENO_KV_ACCESS_TOKEN`). */
  readonly kvUrl: string
  /** Every kind of record that the modules keep. */
  readonly kinds: readonly AnyKind[]
  readonly jobs?: readonly AnyJobHandler[]
  /** Where files go; under `dataDir` unless given. */
  readonly s3?: S3Config | null
  /** The mail server; without one messages go to the log and to `mail.mailbox`. */
  readonly smtpUrl?: string | null
  readonly mailFrom?: string
  /** How many unused agencies stay in memory; 64 by default. */
  readonly maxIdleAgencies?: number
}

/** The services that the API modules depend on. */
export interface Platform {
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mail: Mail
  /** The agency's data. Throws `UnknownAgencyError`. Take it anew for each request. */
  agency(agencyId: string): Promise<AgencyStore>
  /** A new agency with an id and nothing else; its first commit founds it. */
  createAgency(): Promise<AgencyStore>
  agencyIds(): Promise<string[]>
  /** Writes an agency into an empty folder while staff work. Throws `BackupError`. */
  exportAgency(agency: { id: string; name: string }, folder: string): Promise<AgencyManifest>
  /** Takes in an agency that was exported; `claimOf` says what its records need outside of it. Throws `BackupError`. */
  importAgency(folder: string, claimOf: ClaimOf): Promise<AgencyManifest>
  /** The keyspace of this name; name each in one place only. */
  keyspace<V>(name: string): Keyspace<V>
  /** Waits for running jobs and pending commits. */
  close(): Promise<void>
}

export interface PlatformOptions {
  readonly config: PlatformConfig
  readonly clock?: Clock
  readonly ids?: IdMaker
  readonly log?: Log
}

/** Opens the store and everything built on it; close it before the process ends. Throws `StoreError`. */
export async function openPlatform({
  config,
  clock = systemClock,
  ids = createIdMaker(clock),
  log = silentLog,
}: PlatformOptions): Promise<Platform> {
  const kinds = createKindRegistry([jobKind, ...config.kinds])
  const registry = createJobRegistry([pruneJobs(clock), ...(config.jobs ?? [])])
  const { kv, isShared, release } = await openDatabase(config)
  const mark = config.kvUrl === '' ? await openHighWaterMark(config.dataDir) : null
  if (mark) await checkLedgers(kv, mark).catch((error: unknown) => closeDamaged(error, { kv, release }))
  const blobs = await inDataFolder(config.dataDir, () => openBlobs(config.dataDir, config.s3 ?? null))
  const mail = openMail({ smtpUrl: config.smtpUrl ?? null, mailFrom: config.mailFrom ?? '' }, { clock, log })
  function onEntries(agency: LoadedAgency, entries: readonly LedgerEntry[]): void {
    jobs.notice(agency, entries)
    mark?.note(agency.id, entries.at(-1)?.seq ?? 0)
  }
  const deps = { kv, kinds, clock, newId: ids, log, blobs, onEntries }
  const agencies = new Agencies(deps, { maxIdle: config.maxIdleAgencies ?? 64, isShared })
  const jobs = new JobRunner({
    kv,
    clock,
    log,
    registry,
    isShared,
    openAgency: (agencyId) => agencies.open(agencyId),
    agencyIds: () => agencies.ids(),
  })

  async function close(): Promise<void> {
    await jobs.stop()
    await agencies.close()
    await mark?.close()
    mail.close()
    kv.close()
    release()
  }
  let closing: Promise<void> | null = null

  return {
    clock,
    jobs,
    mail,
    agency: (agencyId) => agencies.open(agencyId),
    createAgency: () => agencies.create(),
    agencyIds: () => agencies.ids(),
    async exportAgency(agency, folder) {
      const held = await agencies.open(agency.id)
      return await exportAgency(folder, deps, { agency, whileStill: (work) => held.whileStill(work) })
    },
    async importAgency(folder, claimOf) {
      const manifest = await importAgency(folder, deps, claimOf)
      await jobs.welcome(manifest.agency.id)
      return manifest
    },
    keyspace: (name) => openKeyspace(kv, name, { clock }),
    close: () => (closing ??= close()),
  }
}

function closeDamaged(error: unknown, { kv, release }: { kv: Deno.Kv; release: () => void }): never {
  kv.close()
  release()
  throw error
}

const day = 86_400_000
const keptDays = 30

/** Once a day: deletes jobs that ended over a month ago. Their ledger entries stay. */
function pruneJobs(clock: Clock): JobHandler<null> {
  return defineJob({
    name: 'pruneJobs',
    every: day,
    parse: () => null,
    async run({ agency, signal }) {
      const before = clock.now() - keptDays * day
      const where = ({ endedAt }: { endedAt: number | null }) => endedAt !== null && endedAt < before
      await prune(agency, jobKind, { where, updateType: 'PRUNE_JOB', signal })
    },
  })
}
