import {
  type AccountRow,
  dollars,
  type LineOfBusiness,
  lineOfBusinessLabels,
} from '../../../knowledge/index.ts'
import { dayInWords, daysBetween } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import type { SoughtAccount } from '../accountOf.ts'
import { namedLines } from '../letters/namedLines.ts'
import { type CarrierRow, carriersIn, whichCarrier } from './carrierIn.ts'
import { periodIn } from './periodIn.ts'
import { type FoundPolicy, linkTo, policyLink, premiumOf, recordTable } from './recordTable.ts'

type Found = Awaited<ReturnType<typeof lookUpPolicies.run>>

/** Answers questions about many policies at once: counts, expirations, premiums. Null if it is not such a question. */
export async function bookAnswer(task: Task, { account, choices }: SoughtAccount): Promise<Reply | null> {
  const { request, today } = task
  const named = carriersIn(task.agency, account ? '' : request)
  const asked = asksForBook.test(request) ? whichCarrier(named) : null
  if (asked) return asked
  const [carrier = null] = named.meant
  const period = asksForExpirations.test(request) ? periodIn(request, today) : null
  if (carrier && !period && asksForBook.test(request)) return await placedWith(task, carrier)
  if (!account && !carrier && choices.length > 0) return null
  const rank = rankIn(request)
  const asksCount = asksForCount.test(request) && !account
  const asksTotal = asksForTotal.test(request)
  const since = asksForNew.test(request) ? periodIn(`past ${request}`, today) : null
  if (since && !period) return await startedIn(task, { account, period: since })
  if (!period && !rank && !asksCount && !asksTotal) return null
  const parts = [
    ...(asksCount || (asksTotal && !period)
      ? [await inForce(task, { account, asksTotal: asksTotal && !period })]
      : []),
    ...(period ? [await expiring(task, { account, carrier, period, asksTotal })] : []),
    ...(rank ? [await ranked(task, { account, rank })] : []),
  ]
  const open = questionsIn(request).filter((part) => !answerable.some((pattern) => pattern.test(part)))
  const left = open.map((part) => `I did not answer “${part}”. Please ask it on its own.`)
  return { text: [...parts, ...left].join('\n\n') }
}

const asksForBook =
  /\b(?:who|which|what|how (?:many|much)|list|show|all|everyone|accounts?|clients?|policies)\b/i

async function placedWith(
  { journal, request }: Task,
  { id, name }: { id: string; name: string },
): Promise<Reply> {
  const filter = { ...filterOf(request.replace(name, ''), null), carrierId: id, ...countOf(request) }
  const found = await journal.call(lookUpPolicies, filter)
  const { total, policies } = found
  const kind = kindOf(filter.lines ?? [])
  if (total === 0) return { text: `No ${kind}policy in force is with ${name}.` }
  const count = total === 1 ? `One ${kind}policy in force is` : `${total} ${kind}policies in force are`
  const cut = total > policies.length ? ` These are the first ${policies.length}:` : ''
  return {
    text: [`${count} with ${name}. ${totalOf(found)}${cut}`, '', ...tableOf(policies)].join('\n'),
  }
}

/** Whether an answer is wanted as a spreadsheet, which holds more than a message. */
export function wantsSpreadsheet(request: string): boolean {
  return /\b(?:spread ?sheet|excel|xlsx|csv|workbook)\b/i.test(request)
}

function countOf(request: string): { count?: number } {
  return wantsSpreadsheet(request) ? { count: 1_000 } : {}
}

function tableOf(policies: readonly FoundPolicy[], { hasStatus = false } = {}): string[] {
  const titles = [
    'Account',
    'Policy',
    'Line',
    'Carrier',
    hasStatus ? 'Expired' : 'Expires',
    ...(hasStatus ? ['Status'] : []),
    'Premium',
  ]
  return recordTable(
    titles,
    policies.map((policy) => [
      policy.account ?? '–',
      policyLink(policy),
      policy.line,
      policy.carrier ?? '–',
      policy.expiresAt ? dayInWords(policy.expiresAt) : '–',
      ...(hasStatus ? [policy.state] : []),
      premiumOf(policy),
    ]),
  )
}

const asksForNew =
  /\b(?:did|have|has) (?:we|i|the agency)\b.{0,20}\b(?:writ(?:e|ten)|b(?:ind|ound)|plac(?:e|ed)|s(?:ell|old))\b|\bnew (?:business|policies)\b|\bpolicies\b.{0,20}\b(?:began|started|bound|incepted|written)\b/i

export const asksForExpirations =
  /\b(?:expir\w+|renew(?:s|ing|als?)?|x-?dates?|up for|runs? out|running out|com(?:es?|ing) (?:due|up)|laps(?:es?|ed|ing)|end(?:s|ed|ing)? (?:in|this|next|last|before))\b/i

/** "That haven't been renewed yet". */
const notRenewed =
  /\b(?:not|never|hasn['’]?t|haven['’]?t|isn['’]?t|aren['’]?t)\s+(?:yet\s+)?(?:been\s+)?renewed\b/i

/** "How many days of notice does the policy give" asks a policy. */
const asksForCount =
  /\bhow many\b(?![^.?!]{0,60}\b(?:do|does|did|is|are|has|have) (?:the|this|that|his|her|their) polic(?:y|ies)\b).{0,60}\bpolic(?:y|ies)\b/i
const asksForTotal =
  /\b(?:total|combined|overall|sum of)\b.{0,30}\bpremiums?\b|\bpremiums?\b.{0,60}\b(?:in total|altogether|total)\b|\bhow much\b.{0,60}\b(?:pay(?:s|ing)?|spend(?:s|ing)?|premium)\b/i
const asksForHighest =
  /\b(?:highest|largest|biggest|top|most)\b.{0,25}\bpremiums?\b|\bpremiums?\b.{0,15}\b(?:highest|largest|biggest)\b|\bmost expensive\b/i
const asksForLowest =
  /\b(?:lowest|smallest)\b.{0,25}\bpremiums?\b|\bpremiums?\b.{0,15}\b(?:lowest|smallest)\b|\bcheapest\b/i
const asksForPolicies = /\b(?:what|which|list|show)\b.{0,30}\bpolic(?:y|ies)\b/i

const answerable = [
  asksForCount,
  asksForExpirations,
  asksForTotal,
  asksForHighest,
  asksForLowest,
  asksForPolicies,
]

/** The parts of a message that each ask something: "how many are there, and who has them?" */
function questionsIn(request: string): string[] {
  const parts = request.split(
    /[?.]\s+|,?\s+(?:and|also)\s+(?=(?:what|which|who|how|when|where|is|are|do|does|list|show)\b)/i,
  )
  const asked = parts.map((part) => part.replace(/[\s?.!]+$/, '').trim())
  return asked.filter((part) => /^(?:what|which|who|how|when|where|is|are|do|does|list|show)\b/i.test(part))
}

interface Rank {
  readonly order: 'highest' | 'lowest'
  readonly count: number
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Which 3 have the highest premium"; null if the message asks for no ranking. */
function rankIn(request: string): Rank | null {
  const order = asksForHighest.test(request) ? 'highest' : asksForLowest.test(request) ? 'lowest' : null
  if (order === null) return null
  const [, wording] =
    /\b(?:which|what|the|top|list|show)\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(
      request,
    ) ?? []
  const count = wording ? Number(wording) || numberWords.indexOf(wording.toLowerCase()) + 1 : 0
  return { order, count: count || (/\b(?:polic(?:y has|y with)|has)\b/i.test(request) ? 1 : 5) }
}

interface Scope {
  readonly account: AccountRow | null
}

function filterOf(
  request: string,
  account: AccountRow | null,
): { lines?: LineOfBusiness[]; accountId?: string } {
  const lines = namedLines(request)
  return { ...(lines.length > 0 ? { lines } : {}), ...(account ? { accountId: account.id } : {}) }
}

async function ranked(
  { journal, request }: Task,
  { account, rank: { order, count } }: Scope & { rank: Rank },
): Promise<string> {
  const { policies } = await journal.call(lookUpPolicies, {
    ...filterOf(request, account),
    isInForce: true,
    byPremium: order,
  })
  const shown = policies.filter(({ premium }) => premium > 0).slice(0, count)
  const kind = kindOf(namedLines(request))
  if (shown.length === 0) return `No ${kind}policy in force has a premium on record.`
  const which = shown.length === 1 ? `The ${kind}policy` : `The ${shown.length} ${kind}policies`
  return [
    `${which} in force${account ? ` of ${linkTo(account)}` : ''} with the ${order} premium:`,
    '',
    ...tableOf(shown),
  ].join('\n')
}

async function expiring(
  { journal, request, today }: Task,
  {
    account,
    carrier,
    period: { from, to },
    asksTotal,
  }: Scope & { carrier: CarrierRow | null; period: { from: string; to: string }; asksTotal: boolean },
): Promise<string> {
  const isUnrenewed = notRenewed.test(request)
  const isPast = to <= today && from < today
  const found = await journal.call(lookUpPolicies, {
    ...filterOf(request, account),
    ...(carrier && { carrierId: carrier.id }),
    // The same policies as in the list of policies: those on which somebody still has to act.
    ...(isUnrenewed ? { isUnrenewed } : isPast ? {} : { isToRenew: true }),
    expiresFrom: from,
    expiresTo: to,
    ...countOf(request),
  })
  const { total, policies } = found
  const when = `from ${dayInWords(from)} to ${dayInWords(to)}`
  const whose = [
    account ? ` of ${linkTo(account)}` : '',
    carrier ? ` with ${carrier.name}` : '',
    isUnrenewed ? ' without a bound renewal' : '',
  ].join('')
  const kind = kindOf(namedLines(request))
  if (total === 0)
    return isPast
      ? `No ${kind}policy${whose} expired ${when}.`
      : `No ${kind}policy in force${whose} expires ${when}.`
  const status = isPast ? '' : ' in force'
  const count = total === 1 ? `One ${kind}policy${status}` : `${total} ${kind}policies${status}`
  const sum = asksTotal ? ` ${totalOf(found)}` : ''
  const cut = total > policies.length ? ` These are the first ${policies.length}:` : ''
  return [
    `${count}${whose} ${isPast ? 'expired' : total === 1 ? 'expires' : 'expire'} ${when}.${sum}${cut}`,
    '',
    ...tableOf(policies, { hasStatus: isPast }),
    ...(account || carrier || isPast
      ? []
      : linkToList({ days: daysBetween(today, to), lines: namedLines(request) })),
  ].join('\n')
}

/** A link to the list of policies with the same filter; to the next longer period if it has none for these days. */
function linkToList({ days, lines }: { days: number; lines: readonly LineOfBusiness[] }): string[] {
  const span = [30, 60, 90].find((each) => days <= each)
  if (span === undefined) return []
  const type = lines.length === 1 ? `&type=${lines[0]?.toLowerCase().replaceAll('_', '-')}` : ''
  return [
    '',
    `See [all policies that expire within ${span} days](/app/policies?expiring=${span}-days${type}).`,
  ]
}

/** The policies whose term began in a period: new and renewed ones. */
async function startedIn(
  { journal, request }: Task,
  { account, period: { from, to } }: Scope & { period: { from: string; to: string } },
): Promise<Reply> {
  const found = await journal.call(lookUpPolicies, {
    ...filterOf(request, account),
    beginsFrom: from,
    beginsTo: to,
    ...countOf(request),
  })
  const { total, policies } = found
  const when = `from ${dayInWords(from)} to ${dayInWords(to)}`
  if (total === 0) return { text: `No ${kindOf(namedLines(request))}policy began ${when}.` }
  const cut = total > policies.length ? ` These are the first ${policies.length}:` : ''
  const count = total === 1 ? 'One policy' : `${total} policies`
  return {
    text: [
      `${count} began ${when}, new and renewed ones. ${totalOf(found)}${cut}`,
      '',
      ...tableOf(policies),
    ].join('\n'),
  }
}

/** How many policies in force there are, of the lines the message names, and their premium if asked. */
async function inForce(
  { journal, request }: Task,
  { account, asksTotal }: Scope & { asksTotal: boolean },
): Promise<string> {
  const found = await journal.call(lookUpPolicies, { ...filterOf(request, account), isInForce: true })
  const kind = kindOf(namedLines(request))
  const whose = account ? linkTo(account) : 'The agency'
  const count = found.total === 1 ? `one ${kind}policy` : `${found.total} ${kind}policies`
  return `${whose} has ${count} in force.${asksTotal ? ` ${totalOf(found)}` : ''}`
}

function totalOf({ totalPremium, total, withoutPremium }: Found): string {
  const missing = withoutPremium > 0 ? `; ${withoutPremium} of the ${total} have no premium on record` : ''
  return `Their total premium on record is ${dollars(totalPremium)}${missing}.`
}

function kindOf(lines: readonly LineOfBusiness[]): string {
  return lines.length === 0 ? '' : `${lines.map((line) => lineOfBusinessLabels[line]).join(' or ')} `
}
