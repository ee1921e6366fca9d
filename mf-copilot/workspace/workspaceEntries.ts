import type { LogEntry } from '@coverdesk/design-system/conversation'

interface Message {
  readonly id: string
  readonly role: string
  readonly timestamp: string
  readonly agencyUser: { readonly id: string; readonly name: string } | null | undefined
}

interface Dated {
  readonly id: string
  readonly createdAt: string
}

interface Conversation<M extends Message, S extends Dated, A extends Dated, P extends Dated> {
  readonly messages: readonly M[]
  readonly planStages: readonly S[]
  readonly artifacts: readonly A[]
  readonly proposals: readonly P[]
}

/** What stands in a workspace's conversation: one kind of thing each. */
export type WorkspaceEntry<M, S, A, P> = LogEntry &
  (
    | { kind: 'message'; node: M }
    | { kind: 'stage'; node: S }
    | { kind: 'artifact'; node: A }
    | { kind: 'proposal'; node: P }
  )

/** Entries by what they were made of: one that has not changed keeps its identity, so that it is not drawn again. */
const known = new WeakMap<object, unknown>()

/** Messages with the stages, artifacts and proposals between them, by time. Tool messages are the stages' business. */
export function workspaceEntries<M extends Message, S extends Dated, A extends Dated, P extends Dated>(
  { messages, planStages, artifacts, proposals }: Conversation<M, S, A, P>,
  viewerId: string,
): WorkspaceEntry<M, S, A, P>[] {
  type Entry = WorkspaceEntry<M, S, A, P>
  const entries: Entry[] = [
    ...messages
      .filter(({ role }) => role === 'USER' || role === 'AGENT')
      .map((node) => kept<Entry>(node, () => messageEntry(node, viewerId))),
    ...planStages.map((node) =>
      kept<Entry>(node, () => ({ id: node.id, at: node.createdAt, kind: 'stage', node })),
    ),
    ...artifacts.map((node) =>
      kept<Entry>(node, () => ({ id: node.id, at: node.createdAt, kind: 'artifact', node })),
    ),
    ...proposals.map((node) =>
      kept<Entry>(node, () => ({ id: node.id, at: node.createdAt, kind: 'proposal', node })),
    ),
  ]
  // ISO times in UTC sort as texts; the sort is stable, so that what came at once stays in the order above.
  return entries.toSorted((a, b) => String(a.at).localeCompare(String(b.at)) || rank(a) - rank(b))
}

/** What Cara answers comes after what it made, when both were written at once. */
function rank(entry: { kind: string; author?: string | undefined }): number {
  if (entry.kind === 'message') return entry.author === 'cara' ? 4 : 0
  return ['stage', 'artifact', 'proposal'].indexOf(entry.kind) + 1
}

function messageEntry<M extends Message>(node: M, viewerId: string) {
  const { id, role, timestamp: at, agencyUser } = node
  const author: 'cara' | 'user' = role === 'AGENT' ? 'cara' : 'user'
  const isColleague = author === 'user' && agencyUser != null && agencyUser.id !== viewerId
  return { id, at, author, name: isColleague ? agencyUser.name : null, kind: 'message' as const, node }
}

function kept<Entry>(node: object, make: () => Entry): Entry {
  const entry = (known.get(node) as Entry | undefined) ?? make()
  known.set(node, entry)
  return entry
}
