import type { AgencyStore, CommitOptions } from '../agencyStore.ts'
import { type Change, create } from '../change.ts'
import { derivedId } from '../idMaker.ts'
import { defineKind, type Pending } from '../kind.ts'
import type { Actor } from '../ledger.ts'

/** Work that outlives a request: a record like any other, so that planning it is part of the change that wants it. */
export interface Job {
  /** The name of its handler. */
  readonly name: string
  readonly input: unknown
  readonly state: 'PLANNED' | 'RUNNING' | 'DONE' | 'FAILED'
  /** Not before this time, in milliseconds. */
  readonly dueAt: number
  readonly attempts: number
  /** The process that runs it, until `leaseUntil`; another may take it over after that. */
  readonly runner: string | null
  readonly leaseUntil: number | null
  /** What the last attempt failed with. */
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

/** What a job waits for; null when it has ended. */
export function pendingJob({ state, dueAt, runner, leaseUntil }: Job): Pending | null {
  if (state === 'PLANNED') return { at: dueAt, holder: null }
  return state === 'RUNNING' ? { at: leaseUntil ?? 0, holder: runner } : null
}

/** What a run of a job works with. */
export interface JobRun {
  readonly agency: AgencyStore
  /** From 1; a run after a crash or failure has a higher one. */
  readonly attempt: number
  /** The same for every attempt; give it to whatever outside must not happen twice. */
  readonly idempotencyKey: string
  /** Aborts when the server stops or the lease is lost. */
  readonly signal: AbortSignal
}

/** What a run wants to change; committed together with the end of the job, so that it takes effect once. */
export interface JobOutcome extends CommitOptions {
  readonly changes?: readonly Change[]
  /** Who the changes are attributed to; the job itself unless given. */
  readonly actor?: Actor
}

/** What is done for jobs of one name. Declare it with `defineJob` and register it in the platform's config. */
export interface JobHandler<Input> {
  /** Part of the record: rename it and its planned jobs fail. */
  readonly name: string
  /** Turns a stored input into what `run` takes; throws when it is no such thing. */
  readonly parse: (input: unknown) => Input
  /** May run more than once; only what it answers takes effect exactly once. */
  readonly run: (run: JobRun, input: Input) => Promise<JobOutcome | void>
  /** 5 unless given. */
  readonly maxAttempts?: number
  /** How long a run may stay silent before another process takes it over, in milliseconds; a minute unless given. */
  readonly lease?: number
  /** Every so many milliseconds in every agency, with the input null. */
  readonly every?: number
}

// A handler's functions are contravariant in its input; a heterogeneous list of handlers has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyJobHandler = JobHandler<any>

/** Declares a job; infers its input. */
export function defineJob<Input>(handler: JobHandler<Input>): JobHandler<Input> {
  return handler
}

export interface JobPlan {
  /** Not before this time, in milliseconds; at once unless given. */
  readonly at?: number
  /** Plans with the same key are one job, however often and wherever they are made. */
  readonly key?: string
}

/**
 * The change that plans a job; none when one with the same key exists. Commit it with the change that wants it.
 * Whoever plans need not be able to run: the handler's name and what it takes are enough.
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

/** The id of a job with a key: it follows from the key, so that two processes that plan the same job collide. */
export function keyedJobId(agencyId: string, name: string, key: string): string {
  return derivedId(jobKind.prefix, [agencyId, name, key])
}
