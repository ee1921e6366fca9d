import type { LogEntry } from '@coverdesk/design-system/conversation'

/** One thing of a conversation, before it has its place. */
export type EntryOf<Kind extends string, Node extends { readonly id: string }> = Omit<
  LogEntry,
  'id' | 'at'
> & {
  kind: Kind
  node: Node
  /** An ISO time in UTC. */
  at: string
}

type AnyEntry = EntryOf<'message' | 'stage' | 'artifact' | 'proposal', { readonly id: string }>

/** Entries by what they were made of: one that has not changed keeps its identity, so that it is not drawn again. */
const known = new WeakMap<object, AnyEntry & LogEntry>()

/** Messages with the stages, artifacts and proposals between them, by time. */
export function workspaceEntries<Entry extends AnyEntry>(items: readonly Entry[]): (Entry & LogEntry)[] {
  const entries = items.map((item) => {
    const entry = known.get(item.node) ?? { ...item, id: item.node.id }
    known.set(item.node, entry)
    // The entry of a node is made of that node alone.
    return entry as Entry & LogEntry
  })
  // ISO times in UTC sort as texts.
  return entries.toSorted((a, b) => a.at.localeCompare(b.at) || rank(a) - rank(b))
}

/** What was written at the same time: the question, the work, what came of it, and then Cara's answer. */
function rank({ kind, author }: AnyEntry): number {
  if (kind === 'message') return author === 'cara' ? 4 : 0
  return { stage: 1, artifact: 2, proposal: 3 }[kind]
}
