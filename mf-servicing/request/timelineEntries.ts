/** A comment as far as the timeline's order needs it. */
export interface TimelineComment {
  readonly id: string
  readonly createdAt: string
}

/** A version of the request as the timeline shows it. */
export interface TimelineVersion {
  readonly id: string
  readonly createdAt: string
  readonly updateTypes: readonly string[]
  readonly initiatorType: string
  /** Missing for removed users, and for initiators that are not users. */
  readonly initiatorName: string | undefined
  readonly assigneeId: string | null
  readonly assigneeName: string | undefined
  readonly dueAt: string | null
}

/** An event in the form the screen shows. */
export type TimelineEvent =
  /** `assignee` is null if it was unassigned. */
  { kind: 'assigned'; assignee: string | null } | { kind: 'due'; dueAt: string | null } | { kind: 'closed' }

export type TimelineEntry<TComment> =
  | { kind: 'comment'; id: string; at: string; comment: TComment }
  | { kind: 'change'; id: string; at: string; actor: string; event: TimelineEvent }

/** Started by no agency user: the assistant's name is shown for every automatic action (spec 2.10). */
const assistant = 'Cara'
const unknown = 'unknown'

/** Comments and the three kinds of change that are shown (spec 2.10), oldest first. */
export function timelineEntries<TComment extends TimelineComment>(
  comments: readonly TComment[],
  versions: readonly TimelineVersion[],
): TimelineEntry<TComment>[] {
  const told: TimelineEntry<TComment>[] = comments.map((comment) => ({
    kind: 'comment',
    id: comment.id,
    at: comment.createdAt,
    comment,
  }))
  for (const version of versions) {
    for (const event of eventsOf(version)) {
      told.push({
        kind: 'change',
        id: `${version.id}:${event.kind}`,
        at: version.createdAt,
        actor: actorOf(version),
        event,
      })
    }
  }
  return told.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const readers = {
  ASSIGN_SERVICE_REQUEST: (version) => ({ kind: 'assigned', assignee: assigneeOf(version) }),
  CLOSE_SERVICE_REQUEST: () => ({ kind: 'closed' }),
  UPDATE_SERVICE_REQUEST_DUE_AT: ({ dueAt }) => ({ kind: 'due', dueAt }),
} satisfies Record<string, (version: TimelineVersion) => TimelineEvent>

function eventsOf(version: TimelineVersion): TimelineEvent[] {
  return Object.entries(readers)
    .filter(([updateType]) => version.updateTypes.includes(updateType))
    .map(([, read]) => read(version))
}

function actorOf({ initiatorType, initiatorName }: TimelineVersion): string {
  return initiatorType === 'AGENCY_USER' ? (initiatorName ?? unknown) : assistant
}

function assigneeOf({ assigneeId, assigneeName }: TimelineVersion): string | null {
  return assigneeId === null ? null : (assigneeName ?? unknown)
}
