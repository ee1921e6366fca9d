import type { AgencyStore, Stored } from '../agencyStore.ts'
import { type Change, replace } from '../change.ts'
import type { Clock } from '../clock.ts'
import type { Actor } from '../ledger.ts'
import type { Log } from '../log.ts'
import { type AnyJobHandler, type Job, jobKind, type JobOutcome } from './job.ts'
import { JobLease } from './jobLease.ts'
import type { JobRegistry } from './jobRegistry.ts'
import { planNext } from './recurrence.ts'

export interface RunOptions {
  readonly registry: JobRegistry
  readonly clock: Clock
  readonly log: Log
  /** This process, as named in the lease. */
  readonly runner: string
  readonly isTakeable: (job: Job) => boolean
  readonly stopping: AbortSignal
}

class ConcurrentChangeError extends Error {}

const defaultAttempts = 5
const defaultLease = 60_000
const longestBackoff = 3_600_000

/** Runs a job once, if still due, and records the outcome. Returns whether it ran. */
export async function runJob(agency: AgencyStore, jobId: string, options: RunOptions): Promise<boolean> {
  const found = await agency.read(jobKind, jobId)
  if (!found || !options.isTakeable(found.value)) return false
  const handler = options.registry.byName(found.value.name)
  const actor: Actor = { type: handler?.every === undefined ? 'WORKFLOW' : 'CRONJOB', id: jobId }
  if (!handler || found.value.attempts >= (handler.maxAttempts ?? defaultAttempts)) {
    const failure = handler
      ? (found.value.failure ?? 'The server ended while it ran.')
      : 'Nothing handles this job.'
    await end(agency, { handler, actor, held: found, clock: options.clock, failure })
    return false
  }
  const held = await take(agency, { found, actor, handler, options })
  if (held) await attempt(agency, { held, actor, handler, options })
  return held !== null
}

interface Attempt {
  readonly held: Stored<Job>
  readonly actor: Actor
  readonly handler: AnyJobHandler
  readonly options: RunOptions
}

async function take(
  agency: AgencyStore,
  { found, actor, handler, options }: Omit<Attempt, 'held'> & { found: Stored<Job> },
): Promise<Stored<Job> | null> {
  const job: Job = {
    ...found.value,
    state: 'RUNNING',
    attempts: found.value.attempts + 1,
    runner: options.runner,
    leaseUntil: options.clock.now() + (handler.lease ?? defaultLease),
  }
  const committed = await agency.commit(actor, [replace(found, job, 'START_JOB')])
  return committed.ok ? await agency.read(jobKind, found.id) : null
}

async function attempt(agency: AgencyStore, { held, actor, handler, options }: Attempt): Promise<void> {
  const { clock, stopping, log } = options
  const lost = new AbortController()
  const lease = new JobLease(agency, held, {
    actor,
    clock,
    length: handler.lease ?? defaultLease,
    onLost: (reason) => lost.abort(reason),
  })
  const signal = AbortSignal.any([stopping, lost.signal])
  try {
    // A handler that starts after the stop would wait for a signal that was already sent.
    signal.throwIfAborted()
    const outcome: JobOutcome =
      (await handler.run(
        { agency, attempt: held.value.attempts, idempotencyKey: held.id, signal },
        handler.parse(held.value.input),
      )) ?? {}
    await end(agency, { handler, actor, held: await lease.release(), clock, failure: null, outcome })
  } catch (reason) {
    const failed = await lease.release()
    // A job aborted by a stopping server has not failed; it is due again at once and the attempt does not count.
    if (stopping.aborted)
      return await planAgain(agency, { actor, held: failed, attempts: held.value.attempts - 1, at: 0 })
    const failure = reason instanceof Error ? reason.message : String(reason)
    const about = { agencyId: agency.id, jobId: held.id, job: handler.name, failure }
    // Two jobs that work on one record are expected: the later one runs again on what the first one wrote.
    if (reason instanceof ConcurrentChangeError) log('info', 'a job runs again', about)
    else log('warn', 'a job failed', about)
    const { attempts } = failed.value
    if (attempts >= (handler.maxAttempts ?? defaultAttempts)) {
      await end(agency, { handler, actor, held: failed, clock, failure })
    } else {
      const at = clock.now() + Math.min(longestBackoff, 1_000 * 2 ** attempts)
      await planAgain(agency, { actor, held: failed, attempts, at, failure })
    }
  }
}

async function planAgain(
  agency: AgencyStore,
  again: { actor: Actor; held: Stored<Job>; attempts: number; at: number; failure?: string },
): Promise<void> {
  const { held, attempts, at, failure = held.value.failure } = again
  const job: Job = {
    ...held.value,
    state: 'PLANNED',
    dueAt: at,
    attempts,
    runner: null,
    leaseUntil: null,
    failure,
  }
  // A conflict means that another process took over the job and will continue it.
  await agency.commit(again.actor, [replace(held, job, 'PLAN_JOB_AGAIN')])
}

async function end(
  agency: AgencyStore,
  ended: {
    handler: AnyJobHandler | undefined
    actor: Actor
    held: Stored<Job>
    clock: Clock
    failure: string | null
    outcome?: JobOutcome
  },
): Promise<void> {
  const { handler, held, clock, failure, outcome = {} } = ended
  const state = failure === null ? 'DONE' : 'FAILED'
  const job: Job = { ...held.value, state, runner: null, leaseUntil: null, failure, endedAt: clock.now() }
  const { changes = [], actor = ended.actor, ...options } = outcome
  const next: readonly Change[] = handler ? planNext(agency, handler, clock) : []
  const ending = replace(held, job, failure === null ? 'END_JOB' : 'FAIL_JOB')
  const committed = await agency.commit(actor, [...changes, ending, ...next], options)
  if (committed.ok || (await committed.current(jobKind, held.id))?.versionstamp !== held.versionstamp) return
  throw new ConcurrentChangeError('The records of the job changed while it ran.')
}
