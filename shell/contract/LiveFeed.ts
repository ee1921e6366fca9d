/** One change in the viewer's agency, as the live stream tells it. */
export interface AgencyChange {
  /** The record that changed. */
  nodeId: string
  /** The record the change is about: the request of a comment, else the record itself. */
  subjectId: string
  typename: string
  updateTypes: readonly string[]
  /** The agency user who made the change; null when no user did. */
  actorId: string | null
}

/** `connecting` at first, `lost` while the stream is down: what the screen shows may be old then. */
export type LiveStatus = 'connecting' | 'live' | 'lost'

/** Changes and the state of the stream, for this tab. */
export interface LiveFeed {
  status: () => LiveStatus
  onStatus: (listener: () => void) => () => void
  /** Tells also what happened in the last moments; `null` says that changes may have been missed: look again at everything. */
  onChanges: (listener: (changes: readonly AgencyChange[] | null) => void) => () => void
}
