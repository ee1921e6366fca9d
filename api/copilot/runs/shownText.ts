import type { Services } from '../../graphql/index.ts'
import { type Actor, type AgencyStore, replace, type Stored } from '../../platform/index.ts'
import { type PlanEvent, planEventKind } from './planEvent.ts'

/** Minimum interval between writes of a running step's text, in milliseconds. */
const showInterval = 400
const longest = 8_000

/** Text of a running step, saved at intervals for those watching. */
export class ShownText {
  readonly #agency: AgencyStore
  readonly #options: { readonly actor: Actor; readonly clock: Services['clock'] }
  #held: Stored<PlanEvent>
  #shownAt = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(
    agency: AgencyStore,
    { event, ...options }: { event: Stored<PlanEvent>; actor: Actor; clock: Services['clock'] },
  ) {
    this.#agency = agency
    this.#options = options
    this.#held = event
  }

  show(text: string): void {
    const now = this.#options.clock.now()
    if (now - this.#shownAt < showInterval) return
    this.#shownAt = now
    this.#writing = this.#writing.then(() => this.#write(text))
  }

  /** The event as last saved. */
  async latest(): Promise<Stored<PlanEvent>> {
    await this.#writing
    return this.#held
  }

  async #write(text: string): Promise<void> {
    const next = {
      ...this.#held.value,
      content: text.length <= longest ? text : `${text.slice(0, longest - 1)}…`,
    }
    const change = replace(this.#held, next, 'UPDATE_CARA_PLAN_EVENT')
    // Ends the step, overwriting whatever is stored; losing intermediate text is harmless.
    if (!(await this.#agency.commit(this.#options.actor, [change])).ok) return
    this.#held = (await this.#agency.read(planEventKind, this.#held.id)) ?? this.#held
  }
}
