import {
  accountKind,
  type AccountRow,
  businessPolicyKind,
  dollars,
  industries,
  isCurrent,
  type LineOfBusiness,
  lineOfBusinessLabels,
  zoneNames,
} from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { namedLines } from '../letters/namedLines.ts'
import { wantsSpreadsheet } from './bookAnswer.ts'
import { linkTo, recordTable } from './recordTable.ts'
import { type CarrierRow, carrierIn } from './carrierIn.ts'

/** Maximum number of accounts listed in an answer. */
const most = 50

const accountWords = 'accounts|clients|customers|insureds'
const asksForAccounts = new RegExp(
  String.raw`\b(?:who|whose|which|what|list|show|how many|find|give me|all|any|spreadsheet|excel)\b.{0,40}\b(?:${accountWords})\b|^\s*(?:${accountWords})\b|^\s*who (?:all )?(?:has|have|doesn[’']?t|does not|lacks)\b`,
  'i',
)
/** "Which of our contractors", "restaurants without an umbrella": accounts called by their trade. */
const tradeWord = String.raw`(?!(?:${accountWords}|policies|carriers|quotes|options|endorsements|claims|requests|certificates|files|documents|ones)\b)([a-z]{4,}s)\b`
const asksForTrade = new RegExp(
  String.raw`\b(?:which|who|what|list|show|find|how many|any|all) (?:me )?(?:of )?(?:our |my )${tradeWord}|\b(?:which|list|show|find|any|all) (?:me )?${tradeWord}(?=\s+(?:without|with|have|has|that|who|in|do|don|dont|lack)\b)|^\s*(?:our |my )?${tradeWord}(?=\s+(?:without|with no|with|that|who|lacking)\b)`,
  'i',
)
const asksForOther =
  /\b(?:expir\w*|renew\w*|premiums?|requests?|certificates?|laps\w*|cancel\w*|pending|covers?|covered)\b/i
const without =
  /\b(?:without|(?:do(?:es)?n?[’']?t|do not|does not) (?:have|carry)|(?:have|has|with|carry|but) no|lack\w*|missing|no)\b/i

/** What the accounts asked for have in common. */
interface AccountQuery {
  readonly zone: ZoneCode | null
  readonly city: string | null
  readonly trade: string | null
  readonly carrier: CarrierRow | null
  readonly withLines: readonly LineOfBusiness[]
  readonly withoutLines: readonly LineOfBusiness[]
  /** How many policies are in force. */
  readonly policies: { readonly least: number; readonly most: number } | null
}

/** Lists accounts by place, trade, carrier, and the lines and number of policies they have; null if the message asks for something else. */
export async function listedAccounts(task: Task): Promise<Reply | null> {
  const { request, agency } = task
  const isCount = /\bhow many\b/i.test(request)
  if (!(asksForAccounts.test(request) || asksForTrade.test(request)) || asksForOther.test(request))
    return null
  const asked = accountsAsked(task, request)
  if (!asked) {
    const other = otherCoverage.exec(request)?.[0]
    if (other) return { text: notALine(other.toLowerCase()) }
    const all = [...agency.table(accountKind).values()]
    const clients = new RegExp(String.raw`\bhow many (?:${accountWords})\b`, 'i').test(request)
    return clients ? { text: `There are ${all.length} accounts. See [all accounts](/app/accounts).` } : null
  }
  const limit = limitIn(request)
  const { lines, trade } = asked
  // A limit belongs to a line of business, which the message must name.
  if (limit && lines.length !== 1) return null
  const found = limit ? await withLimit(task, asked.accounts, { ...limit, line: lines[0] }) : asked.accounts
  const say = (isOne: boolean) => `${asked.say(isOne)}${limit ? `, with a limit ${limit.words}` : ''}`
  if (found.length === 0)
    return { text: `${trade ? `None of the ${trade}` : 'No account'} on record ${say(true)}.` }
  const shown = wantsSpreadsheet(request) ? 5_000 : most
  const rows = found
    .toSorted((a, b) => a.detail.name.localeCompare(b.detail.name))
    .slice(0, shown)
    .map((account) => {
      const { city: town, zone: state } = account.detail.mailingAddress ?? {}
      return [linkTo(account), [town, state].filter(Boolean).join(', ') || '–']
    })
  const count =
    found.length === 1
      ? `${trade ? `One of the ${trade}` : 'One account'} ${say(true)}.`
      : `${found.length} ${trade ?? 'accounts'} ${say(false)}.`
  if (isCount && found.length > 10) return { text: count }
  const cut = found.length > shown ? ` These are the first ${most}:` : ''
  const rest =
    found.length > shown
      ? [
          '',
          `${found.length - most} more are not shown. Name a city, a state, a trade or a line to narrow the list, or see [all accounts](/app/accounts).`,
        ]
      : []
  return { text: [`${count}${cut}`, '', ...recordTable(['Account', 'Location'], rows), ...rest].join('\n') }
}

interface Limit {
  readonly isBelow: boolean
  /** Cents. */
  readonly amount: number
  readonly words: string
}

/** "Umbrella limits under 2 million". */
function limitIn(request: string): Limit | null {
  const [words, how = '', digits = '', unit = ''] =
    /\b(under|below|less than|lower than|over|above|more than|at least)\s+\$?(\d[\d.,]*)\s*(mm?|million|k|thousand)?\b(?! ?(?:policies|days|years|clients|accounts))/i.exec(
      request,
    ) ?? []
  if (words === undefined || (unit === '' && digits.length < 5)) return null
  const scale = /^m/i.test(unit) ? 1_000_000 : unit === '' ? 1 : 1_000
  const amount = Number(digits.replaceAll(',', '')) * scale * 100
  return {
    amount,
    isBelow: /under|below|less|lower/i.test(how),
    words: `${how.toLowerCase()} ${dollars(amount)}`,
  }
}

/** The accounts whose highest limit on record for a line is below an amount, or not below it. */
async function withLimit(
  { agency, today }: Task,
  accounts: readonly AccountRow[],
  { isBelow, amount, line }: Limit & { line: LineOfBusiness | undefined },
): Promise<AccountRow[]> {
  const table = agency.table(businessPolicyKind)
  const found: AccountRow[] = []
  for (const account of accounts) {
    const rows = table
      .related('account', account.id)
      .filter((policy) => policy.type === line && isCurrent(policy, today))
    const records = await agency.readMany(
      businessPolicyKind,
      rows.map(({ id }) => id),
    )
    const limits = records
      .flatMap((record) => record?.value.coverages.map(({ limit }) => limit) ?? [])
      .filter((limit) => typeof limit === 'number')
    if (limits.length > 0 && Math.max(...limits) < amount === isBelow) found.push(account)
  }
  return found
}

/** Coverage that is part of a policy, not a line of business on record. */
const otherCoverage =
  /\b(?:liquor(?: liability)?|flood|earthquake|pollution|crime|inland marine|hired and non-?owned|equipment breakdown|water back-?up)\b/i

function notALine(coverage: string): string {
  return `The records hold policies by line of business, and ${coverage} is not one of them: it may be part of a policy, which only its documents say. I can list accounts with or without a line, such as umbrella, cyber or workers compensation.`
}

/** Whether an account is of a trade, by its industry or its name: "contractors" are all of construction. */
function isOfTrade({ detail }: AccountRow, trade: string): boolean {
  const code = ('naics' in detail && detail.naics) || ''
  const words = `${industries().get(code)?.title ?? ''} ${detail.name}`.toLowerCase()
  return (
    words.includes(trade.replace(/(?:ies|er?s|s)$/, '')) || (trade === 'contractors' && code.startsWith('23'))
  )
}

/** The accounts that a text asks for and what they have in common; null if it names nothing of the kind. */
export function accountsAsked(
  { agency, today }: Task,
  request: string,
): {
  readonly accounts: AccountRow[]
  /** "Contractors", if only those of a trade are asked for. */
  readonly trade: string | null
  /** "Are in Bath, Maine and have no Umbrella in force", of one account or several. */
  readonly say: (isOne: boolean) => string
  /** The lines that they have in force. */
  readonly lines: readonly LineOfBusiness[]
} | null {
  const query = queryIn({ agency }, request)
  const { zone, city, trade, carrier, withLines, withoutLines, policies } = query
  const isAny = zone || city || carrier || policies || withLines.length > 0 || withoutLines.length > 0
  if (!isAny) return null
  const table = agency.table(businessPolicyKind)
  const isEither = /\bor\b/i.test(request)
  const found = [...agency.table(accountKind).values()].filter((account) => {
    // Every line is of business insurance: people who insure a home do not lack it.
    if (withoutLines.length > 0 && account.type !== 'BUSINESS') return false
    const address = account.detail.mailingAddress
    if (zone && address?.zone !== zone) return false
    if (city && folded(address?.city ?? '') !== folded(city)) return false
    if (trade && !isOfTrade(account, trade)) return false
    const current = table.related('account', account.id).filter((policy) => isCurrent(policy, today))
    const has = (line: LineOfBusiness) => current.some(({ type }) => type === line)
    const placed = carrier ? current.filter(({ carrierId }) => carrierId === carrier.id) : current
    if (carrier && !placed.some(({ type }) => withLines.length === 0 || withLines.includes(type)))
      return false
    if (policies && (current.length < policies.least || current.length > policies.most)) return false
    if (withLines.length > 0 && !(isEither ? withLines.some(has) : withLines.every(has))) return false
    return !withoutLines.some(has)
  })
  const place = [city, zone && zoneNames[zone]].filter(Boolean).join(', ')
  const lines = (all: readonly LineOfBusiness[], link: string) =>
    all.map((line) => lineOfBusinessLabels[line]).join(link)
  const held = [
    ...(withLines.length > 0
      ? [`${lines(withLines, isEither ? ' or ' : ' and ')} in force${carrier ? ` from ${carrier.name}` : ''}`]
      : []),
    ...(withoutLines.length > 0 ? [`no ${lines(withoutLines, ' or ')} in force`] : []),
    ...(policies ? [policyCountWords(policies)] : []),
  ]
  const standing = [
    ...(place ? [`in ${place}`] : []),
    ...(carrier && withLines.length === 0 ? [`insured with ${carrier.name}`] : []),
  ]
  const say = (isOne: boolean) =>
    [
      ...(standing.length > 0 ? [`${isOne ? 'is' : 'are'} ${standing.join(' and ')}`] : []),
      ...(held.length > 0 ? [`${isOne ? 'has' : 'have'} ${held.join(' and ')}`] : []),
    ].join(' and ')
  return { accounts: found, trade, say, lines: withLines }
}

function policyCountWords({ least, most: highest }: { least: number; most: number }): string {
  if (highest === 0) return 'no policy in force'
  const count =
    least === highest ? `${least}` : highest === Infinity ? `at least ${least}` : `at most ${highest}`
  return `${count === '1' ? 'only one policy' : `${count} policies`} in force`
}

function queryIn({ agency }: Pick<Task, 'agency'>, request: string): AccountQuery {
  const zone = zoneIn(request)
  const match = asksForTrade.exec(request)
  const withLines = new Set<LineOfBusiness>()
  const withoutLines = new Set<LineOfBusiness>()
  let isWithout = false
  // "GL but no workers comp": each part says whether its lines are there or missing.
  for (const part of request.split(/\b(?:but|and|who|which|that)\b|,/i)) {
    if (/\b(?:with(?! no\b)|has(?! no\b)|have(?! no\b)|carr(?:y|ies))\b/i.test(part)) isWithout = false
    if (without.test(part)) isWithout = true
    for (const line of namedLines(part)) (isWithout ? withoutLines : withLines).add(line)
  }
  return {
    zone,
    city: cityIn(request, zone),
    trade: match?.slice(1).find(Boolean)?.toLowerCase() ?? null,
    carrier: carrierIn(agency, request),
    withLines: [...withLines],
    withoutLines: [...withoutLines],
    policies: policyCountIn(request),
  }
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

/** "Only one policy", "more than three policies", "no policies". */
function policyCountIn(request: string): AccountQuery['policies'] {
  if (/\b(?:no|without(?: any| a)?) (?:active |current )?polic(?:y|ies)\b/i.test(request))
    return { least: 0, most: 0 }
  const [, how = '', number = ''] =
    /\b(only|just|exactly|a single|more than|over|at least|fewer than|less than|at most)\s*(one|two|three|four|five|\d)?\s*(?:active |current )?polic(?:y|ies)\b/i.exec(
      request,
    ) ?? []
  if (how === '') return null
  const count = counts[number.toLowerCase()] ?? (Number(number) || 1)
  if (/more than|over/i.test(how)) return { least: count + 1, most: Infinity }
  if (/at least/i.test(how)) return { least: count, most: Infinity }
  if (/fewer|less/i.test(how)) return { least: 1, most: count - 1 }
  if (/at most/i.test(how)) return { least: 1, most: count }
  return { least: count, most: count }
}

type ZoneCode = keyof typeof zoneNames

/** The state that a message names, by its name or its code after a comma or "in". */
function zoneIn(request: string): ZoneCode | null {
  const codes = Object.keys(zoneNames) as ZoneCode[]
  const named = codes
    .filter((code) => new RegExp(`\\b(?:in|from)\\b.*\\b${zoneNames[code]}\\b`, 'i').test(request))
    // "West Virginia" also holds "Virginia".
    .toSorted((a, b) => zoneNames[b].length - zoneNames[a].length)[0]
  if (named) return named
  const [, code] = /(?:,|\b(?:in|from))\s*([A-Z]{2})\b/.exec(request) ?? []
  return codes.find((each) => each === code) ?? null
}

/** The city after "in": "Bath" in "in Bath, Maine". */
function cityIn(request: string, zone: ZoneCode | null): string | null {
  const [, place] =
    /\b(?:in|from)\s+(?:the (?:city|town) of\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*)/u.exec(
      request,
    ) ?? []
  if (!place) return null
  const isState = zone !== null && (place === zone || folded(place) === folded(zoneNames[zone]))
  // "Bath Maine" without a comma.
  const city = zone ? place.replace(new RegExp(`\\s+(?:${zoneNames[zone]}|${zone})$`, 'i'), '') : place
  return isState ? null : city
}
