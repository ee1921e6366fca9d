import { capitalized } from '../../../platform/index.ts'
import { agencyKind, agencyUserKind } from '../../../identity/index.ts'
import type { Actor, AgencyStore } from '../../../platform/index.ts'
import { accountKind } from '../../accounts/accountKind.ts'
import type { TimelineEvent, TimelineFilter } from '../accountTimeline.ts'
import type { TimelineSubject } from '../timelineSubject.ts'
import type { ExportedDocument } from './exportedDocuments.ts'
import type { TimelineContent } from './timelineDocument.ts'
import type { TimelineExport } from './timelineExport.ts'

type Tables = Pick<AgencyStore, 'id' | 'table'>

interface Gathered {
  readonly events: readonly TimelineEvent[]
  readonly documents: readonly ExportedDocument[]
  readonly missing: ReadonlySet<string>
}

/** The content of an exported timeline, with the current names of records and people. */
export function timelineContent(
  agency: Tables,
  { accountId, filter, requestedBy, createdAt }: TimelineExport,
  gathered: Gathered,
): TimelineContent {
  const home = agency.table(agencyKind).get(agency.id)
  const account = agency.table(accountKind).get(accountId)
  if (!home || !account) throw new Error(`The account ${accountId} is no longer on record.`)
  return {
    ...gathered,
    agencyName: home.name,
    timeZone: home.timeZone,
    accountName: account.detail.name,
    requestedByName: userName(agency, requestedBy) ?? 'a former user',
    scope: scopeOf(agency, filter, home.timeZone),
    createdAt,
    actorName: (actor) => actorName(agency, actor),
  }
}

const subjectWords: Record<TimelineSubject, string> = {
  ACCOUNT: 'the account',
  APPLICATION: 'applications',
  CALL: 'calls',
  CERTIFICATE: 'certificates',
  CONTACT: 'contacts',
  DOCUMENT: 'documents',
  EMAIL_THREAD: 'email threads',
  POLICY: 'policies',
  SERVICE_REQUEST: 'service requests',
}

/** Describes the filter: `policies and documents, done by Dana Whitfield`. */
function scopeOf(
  agency: Tables,
  { subjects, initiatorId, from, to }: TimelineFilter,
  timeZone: string,
): string {
  const list = new Intl.ListFormat('en-US')
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const moment = (at: number) => day.format(at).replaceAll('\u202f', ' ')
  const parts = [
    subjects ? list.format(subjects.map((subject) => subjectWords[subject])) : 'everything',
    initiatorId == null ? null : `done by ${userName(agency, initiatorId) ?? 'a person not on record'}`,
    from == null ? null : `from ${moment(from)}`,
    to == null ? null : `before ${moment(to)}`,
  ]
  const words = parts.filter((part) => part !== null).join(', ')
  return capitalized(words)
}

function userName(agency: Tables, id: string): string | null {
  return agency.table(agencyUserKind).get(id)?.name ?? null
}

/** Who did it, as the timeline screen shows it. */
function actorName(agency: Tables, { type, id }: Actor): string {
  const name = id === null ? null : userName(agency, id)
  if (name !== null) return name
  if (type === 'AGENCY_CLIENT') return 'The client'
  if (type === 'ANONYMOUS') return 'An unknown sender'
  return type === 'AGENCY_USER' ? 'An unknown user' : 'Cara'
}
