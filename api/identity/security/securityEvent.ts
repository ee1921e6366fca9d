import type { RequestOrigin } from '../../graphql/index.ts'
import {
  create,
  defineKind,
  prune,
  defineJob,
  type AgencyStore,
  type Change,
  type Clock,
  type JobHandler,
} from '../../platform/index.ts'

/** Security log events with their display labels. */
export const securityEventLabels = {
  SIGN_IN: 'Signed in',
  SIGN_IN_FAILED: 'Wrong code',
  SIGN_IN_LIMITED: 'Sign-in limit reached',
  SIGN_OUT: 'Signed out',
  USER_ADDED: 'User added',
  USER_DEACTIVATED: 'User deactivated',
  API_KEY_CREATED: 'API key created',
  API_KEY_USED: 'API key used',
  API_KEY_REVOKED: 'API key revoked',
  WRITE_LIMITED: 'Write limit reached',
  EXPORT: 'Export',
  IMPORT: 'Import',
  MERGE: 'Accounts merged',
  BACKUP: 'Backup',
} as const

export type SecurityEventType = keyof typeof securityEventLabels

/** An entry of an agency's security log. Never contains codes, tokens or document text. */
export interface SecurityEvent {
  readonly type: SecurityEventType
  readonly at: number
  /** The agency user who did it or was affected; null if none. */
  readonly userId: string | null
  /** The network address it came from; null if it was done on the server. */
  readonly address: string | null
  /** The request ID from the server log. */
  readonly requestId: string | null
  /** What it was about: a list's name, an account's name, a key's label. */
  readonly detail: string | null
}

export interface SecurityEventRow extends SecurityEvent {
  readonly id: string
}

export const securityEventKind = defineKind({
  name: 'securityEvent',
  prefix: 'sev',
  row: (event: SecurityEvent, id): SecurityEventRow => ({ id, ...event }),
  relations: { type: ({ type }) => type },
  text: ({ type, address, detail }) => [securityEventLabels[type], address, detail].filter(Boolean).join(' '),
})

export interface SecurityFacts {
  readonly type: SecurityEventType
  readonly userId?: string | null
  readonly origin?: RequestOrigin
  readonly detail?: string | null
}

/** The change that adds an entry; commit it with the change it records. */
export function securityEvent(
  agency: AgencyStore,
  clock: Clock,
  { type, userId = null, origin = { address: null, requestId: null }, detail = null }: SecurityFacts,
): Change {
  const event: SecurityEvent = { type, at: clock.now(), userId, ...origin, detail }
  return create(securityEventKind, agency.newId(securityEventKind), event, 'ADD_SECURITY_EVENT')
}

/** Adds an entry for an event without a commit of its own. */
export async function recordSecurityEvent(
  agency: AgencyStore,
  clock: Clock,
  facts: SecurityFacts,
): Promise<void> {
  const by = facts.userId
    ? ({ type: 'AGENCY_USER', id: facts.userId } as const)
    : ({ type: 'SYSTEM', id: null } as const)
  await agency.commit(by, [securityEvent(agency, clock, facts)])
}

/** Entries are kept for 400 days: a year plus a month. */
const keptForDays = 400

export function sweepSecurityEvents(clock: Clock): JobHandler<null> {
  return defineJob({
    name: 'sweepSecurityEvents',
    every: 24 * 60 * 60_000,
    parse: () => null,
    async run({ agency, signal }) {
      const before = clock.now() - keptForDays * 24 * 60 * 60_000
      const where = ({ at }: SecurityEventRow) => at < before
      await prune(agency, securityEventKind, { where, updateType: 'SWEEP_SECURITY_EVENT', signal })
    },
  })
}
