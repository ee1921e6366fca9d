import type { AgencyStore } from '../agencyStore.ts'
import type { Clock } from '../clock.ts'
import { keys } from '../keys.ts'
import type { Pending } from '../kind.ts'
import type { LedgerEntry } from '../ledger.ts'
import type { Log } from '../log.ts'
import { type Job, type JobHandler, jobKind, pendingJob } from './job.ts'
import type { JobRegistry } from './jobRegistry.ts'
import { nextRunId, planNext } from './recurrence.ts'
import { runJob } from './runJob.ts'

/** Runs scheduled jobs; one per process. */
export interface Jobs {
  /** Resumes unfinished jobs and runs jobs as they become due, until `stop`. */
  start(): Promise<void>
  /** Runs all due jobs to completion, including those they schedule for now; returns how many ran. For tests. */
  runDue(): Promise<number>
  /** Starts no more jobs, aborts the running ones and waits for them. */
  stop(): Promise<void>
}

export interface JobRunnerOptions {
  readonly kv: Deno.Kv
  readonly clock: Clock
  readonly log: Log
  readonly registry: JobRegistry
  /** Whether other processes run jobs of the same store, so that their leases must be respected. */
  readonly isShared: boolean
  readonly openAgency: (agencyId: string) => Promise<AgencyStore>
  readonly agencyIds: () => Promise<string[]>
}

interface PendingJob {
  readonly agencyId: string
  readonly at: number
  readonly lane: JobHandler<unknown>['lane']
}

/** How many run at once in each lane. */
const maxTogether = 4
// How long another process's scheduled jobs and lost leases may go unnoticed.
const lookAgainAfter = 30_000

export class JobRunner implements Jobs {
  readonly #options: JobRunnerOptions
  readonly #name = crypto.randomUUID()
  readonly #pending = new Map<string, PendingJob>()
  readonly #running = new Map<string, Promise<boolean>>()
  readonly #stopping = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStarted = false

  constructor(options: JobRunnerOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    await this.#look()
    for (const agencyId of await this.#options.agencyIds()) await this.#planRecurring(agencyId)
    this.#isStarted = true
    this.#tick()
  }

  async runDue(): Promise<number> {
    await this.#look()
    for (let runs = 0; ;) {
      // Whatever ends starts what else is due: that is known only now.
      await Promise.all(this.#running.values())
      const due = this.#due()
      if (due.length === 0 && this.#running.size === 0) return runs
      const taken = await Promise.all(due.map(([jobId, { agencyId }]) => this.#take(agencyId, jobId)))
      runs += taken.filter(Boolean).length
    }
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    clearTimeout(this.#timer)
    this.#stopping.abort(new Error('The server is stopping.'))
    await Promise.all(this.#running.values())
  }

  /** Called by the store for every commit, so that a job starts as soon as it is scheduled. */
  notice(agency: AgencyStore, entries: readonly LedgerEntry[]): void {
    const jobIds = entries.filter(({ kind }) => kind === jobKind.name).map(({ id }) => id)
    for (const jobId of jobIds)
      this.#note(agency.id, jobId, agency.table(jobKind).get(jobId)?.pending ?? null)
    if (this.#isStarted && entries[0]?.seq === 1) this.#guard(this.#planRecurring(agency.id))
    if (jobIds.length > 0) this.#tick()
  }

  /** Called for an agency imported with its jobs. */
  async welcome(agencyId: string): Promise<void> {
    if (!this.#isStarted) return
    await this.#look()
    await this.#planRecurring(agencyId)
    this.#tick()
  }

  #note(agencyId: string, jobId: string, pending: Pending | null): void {
    const lane = this.#options.registry.byName(pending?.name ?? '')?.lane ?? 'QUICK'
    if (pending) this.#pending.set(jobId, { agencyId, at: this.#takeableAt(pending), lane })
    else this.#pending.delete(jobId)
  }

  // Nobody else runs jobs of a store owned by this process: a foreign lease is a dead process's.
  #takeableAt({ at, holder }: Pending): number {
    return this.#options.isShared || holder === null || holder === this.#name ? at : 0
  }

  #isTakeable(job: Job): boolean {
    const pending = pendingJob(job)
    return pending !== null && this.#takeableAt(pending) <= this.#options.clock.now()
  }

  async #look(): Promise<void> {
    const found = this.#options.kv.list<Pending>({ prefix: keys.pendingOf(jobKind.name) }, { batchSize: 500 })
    for await (const { key, value } of found) this.#note(String(key[2]), String(key[3]), value)
  }

  async #planRecurring(agencyId: string): Promise<void> {
    const { registry, clock, openAgency } = this.#options
    for (const handler of registry.recurring) {
      const next = nextRunId(agencyId, handler, clock)
      if (next === null || this.#pending.has(next)) continue
      const agency = await openAgency(agencyId)
      // A conflict means that another process scheduled the same run.
      await agency.commit({ type: 'SYSTEM', id: null }, planNext(agency, handler, clock))
    }
  }

  /** The jobs to start now. No agency may take the last slot: however much it has scheduled, another's job starts at once. */
  #next(): [string, PendingJob][] {
    const running = [...this.#running.keys()].flatMap((jobId) => this.#pending.get(jobId) ?? [])
    return this.#due().filter(([, job]) => {
      const besides = running.filter(({ lane }) => lane === job.lane)
      const ofAgency = besides.filter(({ agencyId }) => agencyId === job.agencyId)
      const isNext = besides.length < maxTogether && ofAgency.length < maxTogether - 1
      if (isNext) running.push(job)
      return isNext
    })
  }

  #due(): [string, PendingJob][] {
    const now = this.#options.clock.now()
    return this.#free()
      .filter(([, { at }]) => at <= now)
      .toSorted(([, a], [, b]) => a.at - b.at)
  }

  #free(): [string, PendingJob][] {
    return [...this.#pending].filter(([jobId]) => !this.#running.has(jobId))
  }

  #tick(): void {
    if (!this.#isStarted) return
    clearTimeout(this.#timer)
    for (const [jobId, { agencyId }] of this.#next()) this.#guard(this.#take(agencyId, jobId))
    const now = this.#options.clock.now()
    // Due jobs that did not start wait for a run of their agency to end.
    const next = this.#free()
      .filter(([, { at }]) => at > now)
      .reduce((soonest, [, { at }]) => Math.min(soonest, at - now), lookAgainAfter)
    this.#timer = setTimeout(() => this.#guard(this.#look().then(() => this.#tick())), next)
  }

  #guard(work: Promise<unknown>): void {
    work.catch((reason: unknown) =>
      this.#options.log('error', 'running jobs failed', { reason: String(reason) }),
    )
  }

  async #take(agencyId: string, jobId: string): Promise<boolean> {
    const run = this.#run(agencyId, jobId)
    this.#running.set(jobId, run)
    try {
      return await run
    } finally {
      this.#running.delete(jobId)
      this.#tick()
    }
  }

  async #run(agencyId: string, jobId: string): Promise<boolean> {
    const { registry, clock, log, openAgency } = this.#options
    const agency = await openAgency(agencyId)
    // Another process may have ended the job since it was queued.
    this.#note(agencyId, jobId, agency.table(jobKind).get(jobId)?.pending ?? null)
    return await runJob(agency, jobId, {
      registry,
      clock,
      log,
      runner: this.#name,
      isTakeable: (found) => this.#isTakeable(found),
      stopping: this.#stopping.signal,
    })
  }
}
