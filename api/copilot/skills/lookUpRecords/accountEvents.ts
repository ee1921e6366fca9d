import { callKind, emailThreadKind } from '../../../communication/index.ts'
import { agencyToday, agencyUserKind } from '../../../identity/index.ts'
import {
  type AccountRow,
  accountTimeline,
  businessPolicyKind,
  certificateKind,
  type TimelineEvent,
} from '../../../knowledge/index.ts'
import { dayInWords, midnightOf, shifted } from '../../../platform/index.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import { ordersWork } from '../../planner/questionForm.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { periodIn } from './periodIn.ts'
import { linkTo, recordTable } from './recordTable.ts'

const happenings =
  /\b(?:what(?:['’]?s| has| have| is| was)?|anything|whatever|everything|any)\b.{0,30}\b(?:happen\w*|new|news|updates?|go(?:ing|ne)? on|went on|c[ao]me in|been going|(?:was|were|been|get|got) done|(?:did|have|has) (?!you\b|to\b)\S+ (?:\S+ )?do(?:ne)?)\b|\bwhat\b.{0,20}\bchanged\b(?=.*\b(?:today|yesterday|week|since (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|\bwho (?:worked|did|touched|has worked)\b|\b(?:activity|events|timeline)\b|\bcatch me up\b|\bbring me up to (?:date|speed)\b/i
const ofTime =
  /\b(?:today|yesterday|week|month|days?|quarter|year|since|between|recent(?:ly)?|lately|latest|so far|new|news|updates?|catch|up to (?:date|speed)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on|from|in) (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\d{1,2}\/\d{1,2})\b/i
/** What changes in the business itself, what a document says, and what a claim is about are not in the account's history. */
const ofOtherThings =
  /\b(?:operations?|business|exposures?|accident|claims?|losses|polic(?:y|ies)|quotes?|renewal|endorsements?|coverages?|limits?|contract|version|compar\w+|differ\w+|accounts|clients|customers)\b/

/** Whether a message asks what happened to an account: "What happened this week on Casco Roofing?" */
export function isAboutEvents(text: string): boolean {
  return happenings.test(text) && ofTime.test(text) && !ofOtherThings.test(text) && !ordersWork(text)
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
    from: services.clock.now() - spanOf(period.from, today),
    to: services.clock.now() - spanOf(shifted(period.to, 3), today),
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

/** How far back a day is, with a day to spare for the agency's time zone, in milliseconds. */
function spanOf(day: string, today: string): number {
  return midnightOf(today) - midnightOf(day) + 2 * 24 * 60 * 60 * 1000
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
