/** Who or what started a change (spec 1 §4). `SYSTEM` is the provider's own. */
export const initiatorTypes = [
  'AGENCY_CLIENT',
  'AGENCY_USER',
  'ANONYMOUS',
  'CRONJOB',
  'WORKFLOW',
  'SYSTEM',
] as const
export type InitiatorType = (typeof initiatorTypes)[number]

/** The party a commit is attributed to; `id` names the user, job or key, null when there is none. */
export interface Actor {
  readonly type: InitiatorType
  readonly id: string | null
}

/** One numbered line of an agency's ledger: what changed, by whom and when. Append-only. */
export interface LedgerEntry {
  /** Position in the agency's ledger, from 1, without gaps. */
  readonly seq: number
  /** Milliseconds since the epoch, UTC. */
  readonly at: number
  readonly actor: Actor
  readonly kind: string
  readonly id: string
  /** The record that screens show this one under: a comment's request, else the record itself. */
  readonly subjectId: string
  /** The trade's names for the change, for example `CLOSE_SERVICE_REQUEST`; one commit may carry several. */
  readonly updateTypes: readonly string[]
  readonly operation: 'create' | 'replace' | 'remove'
  /** The top-level fields that changed, with their new values; null where a field was cleared. */
  readonly changed: Readonly<Record<string, unknown>>
}
