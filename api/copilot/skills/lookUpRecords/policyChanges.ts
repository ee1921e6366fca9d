import { agencyToday, agencyUserKind } from '../../../identity/index.ts'
import { businessPolicyKind, policyVersions } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import { type FoundPolicy, policyLink } from './recordTable.ts'
import { periodIn } from './periodIn.ts'

/** Maximum number of changes listed per policy. */
const most = 20

/** Whether a message asks what was changed on a policy. */
export function isAboutChanges(text: string): boolean {
  return /\b(?:what|anything|which|who|show|list)\b.*\bchang(?:e|ed|es)\b|\bhistory\b/i.test(text)
}

type Version = Awaited<ReturnType<typeof policyVersions>>[number]

/** What happened to a policy, newest first: since a date, if the message names a period. */
export async function policyChanges({ agency, request, today }: Task, policy: FoundPolicy): Promise<string> {
  const stored = await agency.read(businessPolicyKind, policy.id)
  const versions = stored ? await policyVersions(agency, stored) : []
  const period = periodIn(request, today)
  const dayOf = ({ createdAt }: Version) => agencyToday(agency, createdAt)
  const found = versions
    .filter((version) => !period || (dayOf(version) >= period.from && dayOf(version) <= period.to))
    .toReversed()
  const title = `**${policy.line}, ${policyLink(policy)}**${policy.account ? ` of ${policy.account}` : ''}`
  const when = period ? ` from ${dayInWords(period.from)} to ${dayInWords(period.to)}` : ''
  if (found.length === 0) return `${title}: nothing changed${when}.`
  const users = agency.table(agencyUserKind)
  const lines = found.slice(0, most).map((version) => {
    const { initiator } = version
    const who = (initiator.id && users.get(initiator.id)?.name) || 'Coverdesk'
    return `- ${dayInWords(dayOf(version))}, ${who}: ${eventOf(version)}`
  })
  const cut =
    found.length > most ? [`- ${found.length - most} earlier changes are on the policy’s history page.`] : []
  return [title, '', ...lines, ...cut].join('\n')
}

const events = {
  CREATE_BUSINESS_POLICY: 'logged the policy',
  UPDATE_BUSINESS_POLICY: 'updated the policy',
  RENEW_BUSINESS_POLICY: 'renewed the policy',
  REINSTATE_BUSINESS_POLICY: 'marked the policy reinstated',
  MOVE_BUSINESS_POLICY: 'moved the policy to another account',
  ADD_FILE: 'uploaded',
  ATTACH_FILE: 'uploaded',
  DELETE_FILE: 'deleted',
  RESTORE_FILE: 'restored',
  CONFIRM_FILE: 'confirmed the insured of',
  ADD_POLICY_SCHEDULE: 'added a schedule',
  CORRECT_POLICY_SCHEDULE: 'corrected a schedule',
  REMOVE_POLICY_SCHEDULE: 'removed a schedule',
} as const satisfies Record<Version['updateTypes'][number], string>

function eventOf({ updateTypes: [type], documentName, changes, reason }: Version): string {
  const event = [type ? events[type] : 'changed the policy', documentName].filter(Boolean).join(' ')
  const changed = changes.map(
    ({ label, before, after }) => `${label} from ${before ?? 'empty'} to ${after ?? 'empty'}`,
  )
  return `${changed.length > 0 ? `changed ${changed.join('; ')}` : event}${reason ? ` (${reason})` : ''}`
}
