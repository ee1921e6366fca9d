import { callKind, emailThreadKind } from '../../../communication/index.ts'
import { agencyToday, agencyUserKind } from '../../../identity/index.ts'
import {
  type AccountRow,
  accountTimeline,
  businessPolicyKind,
  certificateKind,
  type TimelineEvent,
} from '../../../knowledge/index.ts'
import { dayInWords, shifted } from '../../../platform/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { periodIn } from './periodIn.ts'
import { linkTo, recordTable } from './recordTable.ts'

const happenings =
  /\b(?:what(?:['’]s| has| have| is| was)?|anything|whatever|everything)\b.{0,20}\b(?:happen\w*|new|go(?:ing|ne)? on|went on|come in|came in|been going)\b|\b(?:activity|events|timeline)\b|\bcatch me up\b|\bbring me up to (?:date|speed)\b/i
const ofTime =
  /\b(?:today|yesterday|week|month|days?|quarter|since|recent(?:ly)?|lately|latest|so far|new|catch|up to (?:date|speed))\b/i

/** Whether a message asks what happened to an account: "What happened this week on Casco Roofing?" */
export function isAboutEvents(text: string): boolean {
  return happenings.test(text) && ofTime.test(text)
}

const usualDays = 7
const most = 60

/** The events of an account in the period that a message names, or in the last week, newest first, with links. */
export async function accountEvents(
  { agency, request, services, today }: Task,
  account: AccountRow,
): Promise<Reply> {
  // What has happened lies before today: "this month" is the month so far.
  const period = periodIn(`${request} so far`, today) ?? { from: shifted(today, -usualDays), to: today }
  const timeline = await accountTimeline(agency, account.id, {
    from: services.clock.now() - spanOf(period, today),
  })
  const { rows, hasNextPage } = await timeline.page({ first: 500, after: null })
  const dayOf = ({ entry }: TimelineEvent) => agencyToday(agency, entry.at)
  const events = rows.filter((event) => dayOf(event) >= period.from && dayOf(event) <= period.to)
  const when =
    period.from === period.to
      ? `on ${dayInWords(period.from)}`
      : `from ${dayInWords(period.from)} to ${dayInWords(period.to)}`
  const name = linkTo(account)
  if (events.length === 0) return { text: `Nothing is on record for ${name} ${when}.` }
  const users = agency.table(agencyUserKind)
  // What happened to one record on one day is one line.
  const lines = [...Map.groupBy(events, (event) => `${dayOf(event)} ${event.pageId} ${event.about}`).values()]
  const shown = lines.slice(0, most).flatMap((group) => {
    const [latest] = group
    if (!latest) return []
    const [first = '', ...others] = new Set(group.toReversed().map(({ title }) => title))
    const titles = [first, ...others.map((title) => `${title[0]?.toLowerCase()}${title.slice(1)}`)].join(', ')
    const by = [
      ...new Set(group.flatMap(({ entry }) => (entry.actor.id && users.get(entry.actor.id)?.name) || [])),
    ]
    return [[dayInWords(dayOf(latest)), titles, linkOf(agency, latest), by.join(', ') || '–']]
  })
  const isCut = hasNextPage || lines.length > most
  return {
    text: [
      `${name} ${when}:`,
      '',
      ...recordTable(['Day', 'What happened', 'Record', 'By'], shown),
      ...(isCut ? ['', `The whole history is on the [account’s page](${accountPath(account.id)}).`] : []),
    ].join('\n'),
  }
}

/** How far back a period begins, with a day to spare for the agency's time zone, in milliseconds. */
function spanOf({ from }: { from: string }, today: string): number {
  return Date.parse(today) - Date.parse(from) + 2 * 24 * 60 * 60 * 1000
}

function linkOf(agency: Task['agency'], { about, pageId, accountId }: TimelineEvent): string {
  const text = (about ?? 'Account').replaceAll(/[[\]]/g, '')
  return `[${text}](${pathOf(agency, pageId) ?? accountPath(accountId)})`
}

/** The page of a record; null for a record without one of its own. */
function pathOf(agency: Task['agency'], id: string): string | null {
  const of = encodeURIComponent(id)
  if (agency.table(businessPolicyKind).get(id)) return `/app/policies/${of}/overview`
  if (agency.table(serviceRequestKind).get(id)) return `/app/servicing/${of}/overview`
  if (agency.table(callKind).get(id)) return `/app/calls/${of}`
  if (agency.table(emailThreadKind).get(id)) return `/app/emails/${of}`
  const certificate = agency.table(certificateKind).get(id)
  return certificate ? `/app/accounts/${encodeURIComponent(certificate.accountId)}/certificates/${of}` : null
}

function accountPath(id: string): string {
  return `/app/accounts/${encodeURIComponent(id)}/overview`
}
