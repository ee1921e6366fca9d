/** A change in the viewer's agency, as sent by the live stream. */
export interface AgencyChange {
  /** The record that changed. */
  nodeId: string
  /** The record the change is about: a comment's request, or the record itself. */
  subjectId: string
  typename: string
  updateTypes: readonly string[]
  /** The agency user who made the change; null if it was not a user. */
  actorId: string | null
}

/** `connecting` at first, `lost` while the stream is down and the screen may be outdated. */
export type LiveStatus = 'connecting' | 'live' | 'lost'

/** This tab's changes and the state of its stream. */
export interface LiveFeed {
  status: () => LiveStatus
  onStatus: (listener: () => void) => () => void
  /** Also reports recent changes; `null` means that changes may have been missed and everything must be refetched. */
  onChanges: (listener: (changes: readonly AgencyChange[] | null) => void) => () => void
}
