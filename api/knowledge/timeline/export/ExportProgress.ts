import { replace } from '../../../platform/index.ts'
import type { Actor, AgencyStore, Clock, Stored } from '../../../platform/index.ts'
import { timelineExportKind } from './timelineExport.ts'
import type { TimelineExport } from './timelineExport.ts'

/** Frequent enough for a progress bar. */
const sayEvery = 1_000

interface Options {
  readonly actor: Actor
  readonly clock: Clock
}

/** Writes the progress of an export to its record; the final state is written over `held`. */
export class ExportProgress {
  readonly #agency: AgencyStore
  readonly #options: Options
  #held: Stored<TimelineExport>
  #said = -Infinity

  constructor(agency: AgencyStore, held: Stored<TimelineExport>, options: Options) {
    this.#agency = agency
    this.#held = held
    this.#options = options
  }

  /** The export as last written. */
  get held(): Stored<TimelineExport> {
    return this.#held
  }

  async say(progress: Pick<TimelineExport, 'documentCount' | 'packedCount'>): Promise<void> {
    const now = this.#options.clock.now()
    if (now - this.#said < sayEvery) return
    this.#said = now
    const changed = { ...this.#held.value, ...progress }
    const change = replace(this.#held, changed, 'PACK_TIMELINE_EXPORT')
    const committed = await this.#agency.commit(this.#options.actor, [change])
    const held = committed.ok && (await this.#agency.read(timelineExportKind, this.#held.id))
    if (!held) throw new Error(`The export ${this.#held.id} was changed by another process.`)
    this.#held = held
  }
}
