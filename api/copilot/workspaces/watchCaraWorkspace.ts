import { builder } from '../../graphql/index.ts'
import type { AgencyStore, LedgerEntry } from '../../platform/index.ts'
import { caraWorkspaceKind } from './caraWorkspace.ts'
import { CaraWorkspaceType } from './caraWorkspaceType.ts'

builder.subscriptionField('watchCaraWorkspace', (t) =>
  t.field({
    description:
      'The workspace now, and again after each change to it or its contents. Ends with the session, or at once if the ID does not exist.',
    type: CaraWorkspaceType,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, { agency, onSessionEnd }) => workspaceChanges(agency, id, onSessionEnd),
    resolve: (_, { id }, { agency }) => {
      const row = agency.table(caraWorkspaceKind).get(id)
      if (!row) throw new Error(`The workspace ${id} is gone.`)
      return row
    },
  }),
)

/** Yields an item now and for each burst of changes. A plain iterator, because an async generator would outlive a disconnected browser. */
function workspaceChanges(
  agency: AgencyStore,
  id: string,
  onSessionEnd: (listener: () => void) => () => void,
): AsyncIterableIterator<true> {
  const entries = agency.follow(agency.head)
  const stopListening = onSessionEnd(() => void leave())
  let isFirst = true

  async function leave(): Promise<IteratorResult<true>> {
    stopListening()
    await entries.return?.()
    return { done: true, value: undefined }
  }

  async function nextBurst(): Promise<IteratorResult<true>> {
    let isConcerned = false
    for (;;) {
      const step: IteratorResult<LedgerEntry> = await entries.next()
      if (step.done) return { done: true, value: undefined }
      isConcerned ||= step.value.subjectId === id
      // Changes already committed are reported at once, however many entries there are.
      if (isConcerned && step.value.seq >= agency.head) return { done: false, value: true }
    }
  }

  return {
    async next() {
      if (!agency.table(caraWorkspaceKind).get(id)) return await leave()
      if (!isFirst) return await nextBurst()
      isFirst = false
      return { done: false, value: true }
    },
    return: leave,
    throw: leave,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
