import type { AgencyStore, CommitOptions } from '../agencyStore.ts'
import { type Change, create } from '../change.ts'
import { derivedId } from '../idMaker.ts'
import { defineKind, type Pending } from '../kind.ts'
import type { Actor } from '../ledger.ts'

/** Background work, stored as a record, so that scheduling it is part of the commit that needs it. */
export interface Job {
  /** Name of its handler. */
  readonly name: string
  readonly input: unknown
  readonly state: 'PLANNED' | 'RUNNING' | 'DONE' | 'FAILED'
  /** Earliest start, in milliseconds. */
  readonly dueAt: number
  readonly attempts: number
  /** The process running it, until `leaseUntil`; after that, another may take over. */
  readonly runner: string | null
  readonly leaseUntil: number | null
  /** The last attempt's error. */
  readonly failure: string | null
  readonly endedAt: number | null
}

export const jobKind = defineKind({
  name: 'job',
  prefix: 'jb',
  row: (job: Job, id) => ({
    id,
    name: job.name,
    state: job.state,
    endedAt: job.endedAt,
    pending: pendingJob(job),
  }),
  relations: { name: (row) => row.name, state: (row) => row.state },
  pending: pendingJob,
})

/** When a job is due; null once it has ended. */
export function pendingJob({ name, state, dueAt, runner, leaseUntil }: Job): Pending | null {
  if (state === 'PLANNED') return { at: dueAt, holder: null, name }
  return state === 'RUNNING' ? { at: leaseUntil ?? 0, holder: runner, name } : null
}

/** The context of a job's run. */
export interface JobRun {
  readonly agency: AgencyStore
  /** Starts at 1; higher after a crash or failure. */
  readonly attempt: number
  /** Stable across attempts. Pass it as an idempotency key to outside systems. */
  readonly idempotencyKey: string
  /** Aborts when the server stops or the lease is lost. */
  readonly signal: AbortSignal
}

/** A run's changes, committed together with the end of the job so that they take effect once. */
export interface JobOutcome extends CommitOptions {
  readonly changes?: readonly Change[]
  /** The author of the changes; defaults to the job itself. */
  readonly actor?: Actor
}

/** The handler for jobs of one name. Declare it with `defineJob` and register it in the platform's config. */
export interface JobHandler<Input> {
  /** Stored in the record: renaming it makes its scheduled jobs fail. */
  readonly name: string
  /** Parses a stored input for `run`; throws if invalid. */
  readonly parse: (input: unknown) => Input
  /** May run more than once; only the returned changes take effect exactly once. */
  readonly run: (run: JobRun, input: Input) => Promise<JobOutcome | void>
  /** Defaults to 5. */
  readonly maxAttempts?: number
  /** Jobs of a lane wait for each other only. What may take seconds or minutes of work has a lane of its own. */
  readonly lane?: 'CARA' | 'QUICK' | 'READING'
  /** How long a run may be silent before another process takes over, in milliseconds; defaults to a minute. */
  readonly lease?: number
  /** Runs at this interval in milliseconds in every agency, with a null input. */
  readonly every?: number
}

// A handler's functions are contravariant in their input, so a mixed list has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyJobHandler = JobHandler<any>

/** Declares a job; infers its input. */
export function defineJob<Input>(handler: JobHandler<Input>): JobHandler<Input> {
  return handler
}

export interface JobPlan {
  /** Earliest start, in milliseconds; defaults to now. */
  readonly at?: number
  /** Jobs with the same key are one job, however often and wherever they are scheduled. */
  readonly key?: string
}

/**
 * The change that schedules a job; none if one with the same key exists. Commit it with the change that needs it.
 * Scheduling only needs the handler's name and input type, not the ability to run it.
 */
export function planJob<Input>(
  agency: AgencyStore,
  handler: Pick<JobHandler<Input>, 'name' | 'parse'>,
  input: NoInfer<Input>,
  { at = 0, key }: JobPlan = {},
): readonly Change[] {
  const id = key === undefined ? agency.newId(jobKind) : keyedJobId(agency.id, handler.name, key)
  if (agency.table(jobKind).get(id)) return []
  const job: Job = {
    name: handler.name,
    input,
    state: 'PLANNED',
    dueAt: at,
    attempts: 0,
    runner: null,
    leaseUntil: null,
    failure: null,
    endedAt: null,
  }
  return [create(jobKind, id, job, 'PLAN_JOB')]
}

/** ID of a job with a key, derived from the key so that two processes scheduling the same job collide. */
export function keyedJobId(agencyId: string, name: string, key: string): string {
  return derivedId(jobKind.prefix, [agencyId, name, key])
}
