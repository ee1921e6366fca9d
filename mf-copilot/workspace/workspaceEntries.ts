import type { LogEntry } from '@coverdesk/design-system/conversation'

/** An entry of a conversation before it is sorted. */
export type EntryOf<Kind extends string, Node extends { readonly id: string }> = Omit<
  LogEntry,
  'id' | 'at'
> & {
  kind: Kind
  node: Node
  /** An ISO time in UTC. */
  at: string
}

type AnyEntry = EntryOf<'start' | 'message' | 'stage' | 'artifact' | 'proposal', { readonly id: string }>

/** Caches entries by their source node: an unchanged entry keeps its identity and is not rendered again. */
const known = new WeakMap<object, AnyEntry & LogEntry>()

/** Messages, stages, artifacts and proposals by time. */
export function workspaceEntries<Entry extends AnyEntry>(items: readonly Entry[]): (Entry & LogEntry)[] {
  const entries = items.map((item) => {
    const entry = known.get(item.node) ?? { ...item, id: item.node.id }
    known.set(item.node, entry)
    // A node's entry depends only on that node.
    return entry as Entry & LogEntry
  })
  // ISO times in UTC sort as strings.
  return entries.toSorted((a, b) => a.at.localeCompare(b.at) || rank(a) - rank(b))
}

/** The order at equal times: the question, the work, its results, and then Cara's answer. */
function rank({ kind, author }: AnyEntry): number {
  if (kind === 'message') return author === 'cara' ? 4 : 0
  return { start: 0, stage: 1, artifact: 2, proposal: 3 }[kind]
}
