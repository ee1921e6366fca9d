import type { AgencyStore, Stored } from '../agencyStore.ts'
import { replace } from '../change.ts'
import type { Clock } from '../clock.ts'
import type { Actor } from '../ledger.ts'
import { type Job, jobKind } from './job.ts'

export interface LeaseOptions {
  readonly actor: Actor
  readonly clock: Clock
  /** How long the lease lasts after each renewal, in milliseconds. */
  readonly length: number
  readonly onLost: (reason: unknown) => void
}

/** Renews a running job's lease; the job's end is written over the version that `release` returns. */
export class JobLease {
  readonly #agency: AgencyStore
  readonly #options: LeaseOptions
  readonly #timer: ReturnType<typeof setInterval>
  #held: Stored<Job>
  #renewal: Promise<void> = Promise.resolve()

  constructor(agency: AgencyStore, held: Stored<Job>, options: LeaseOptions) {
    this.#agency = agency
    this.#held = held
    this.#options = options
    this.#timer = setInterval(() => {
      this.#renewal = this.#renew().catch(options.onLost)
    }, options.length / 3)
  }

  /** Stops renewing; returns the job as this process last wrote it. */
  async release(): Promise<Stored<Job>> {
    clearInterval(this.#timer)
    await this.#renewal
    return this.#held
  }

  async #renew(): Promise<void> {
    const { actor, clock, length } = this.#options
    const job: Job = { ...this.#held.value, leaseUntil: clock.now() + length }
    const committed = await this.#agency.commit(actor, [replace(this.#held, job, 'RENEW_JOB')])
    const now = await this.#agency.read(jobKind, this.#held.id)
    if (!committed.ok || !now) throw new Error('Another process took the job over.')
    this.#held = now
  }
}
