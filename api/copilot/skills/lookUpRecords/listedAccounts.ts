import {
  accountKind,
  type AccountRow,
  businessPolicyKind,
  industries,
  isCurrent,
  type LineOfBusiness,
  lineOfBusinessLabels,
  zoneNames,
} from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { namedLines } from '../letters/namedLines.ts'
import { linkTo, recordTable } from './bookAnswer.ts'

/** Maximum number of accounts listed in an answer. */
const most = 50

const asksForAccounts =
  /\b(?:who|which|what|list|show|how many|find|give me|all|any)\b.{0,40}\b(?:accounts|clients|customers|insureds)\b/i
/** "Which of our contractors": accounts called by their trade. */
const asksForTrade =
  /\b(?:which|who|what|list|show|find|how many|any|all) (?:me )?(?:of )?(?:our|my) (?!(?:accounts|clients|customers|insureds|policies|carriers)\b)([a-z]{4,}s)\b/i
const asksForOther =
  /\b(?:expir\w*|renew\w*|premiums?|limits?|requests?|certificates?|laps\w*|cancel\w*|pending|covers?|covered)\b/i
const without =
  /\b(?:without|(?:do(?:es)?n[’']?t|do not|does not) (?:have|carry)|(?:have|has|with|carry) no|lack\w*|missing|no)\b/i

/** Lists accounts by city, state and the lines they have or lack; null if the message asks for something else. */
export function listedAccounts(task: Task): Reply | null {
  const { request } = task
  if (!(asksForAccounts.test(request) || asksForTrade.test(request)) || asksForOther.test(request))
    return null
  const asked = accountsAsked(task, request)
  if (!asked) return null
  const { accounts: found, what } = asked
  if (found.length === 0) return { text: `No account on record is ${what}.` }
  const rows = found
    .toSorted((a, b) => a.detail.name.localeCompare(b.detail.name))
    .slice(0, most)
    .map((account) => {
      const { city: town, zone: state } = account.detail.mailingAddress ?? {}
      return [linkTo(account), [town, state].filter(Boolean).join(', ') || '–']
    })
  const count = found.length === 1 ? `One account is ${what}.` : `${found.length} accounts are ${what}.`
  const cut = found.length > most ? ` These are the first ${most}:` : ''
  const rest =
    found.length > most
      ? [
          '',
          `${found.length - most} more are not shown. Name a city, a state or a line to narrow the list, or see [all accounts](/app/accounts).`,
        ]
      : []
  return { text: [`${count}${cut}`, '', ...recordTable(['Account', 'Location'], rows), ...rest].join('\n') }
}

/** Whether an account is of a trade, by its industry or its name: "contractors" are all of construction. */
function isOfTrade({ detail }: AccountRow, trade: string): boolean {
  const code = ('naics' in detail && detail.naics) || ''
  const words = `${industries().get(code)?.title ?? ''} ${detail.name}`.toLowerCase()
  return words.includes(trade.replace(/s$/, '')) || (trade === 'contractors' && code.startsWith('23'))
}

/** The accounts in the place and with or without the lines that a text names; null if it names neither. */
export function accountsAsked(
  { agency, today }: Task,
  request: string,
): { readonly accounts: AccountRow[]; readonly what: string } | null {
  const lines = namedLines(request)
  const zone = zoneIn(request)
  const city = cityIn(request, zone)
  if (lines.length === 0 && !zone && !city) return null
  const trade = asksForTrade.exec(request)?.[1]?.toLowerCase()
  const policies = agency.table(businessPolicyKind)
  const isWithout = lines.length > 0 && without.test(request)
  function hasLine({ id }: AccountRow): boolean {
    return policies
      .related('account', id)
      .some((policy) => lines.includes(policy.type) && isCurrent(policy, today))
  }
  const found = [...agency.table(accountKind).values()].filter((account) => {
    const address = account.detail.mailingAddress
    if (zone && address?.zone !== zone) return false
    if (city && folded(address?.city ?? '') !== folded(city)) return false
    if (trade && !isOfTrade(account, trade)) return false
    return lines.length === 0 || hasLine(account) !== isWithout
  })
  const place = [city, zone && zoneNames[zone]].filter(Boolean).join(', ')
  const kind = lines.map((line: LineOfBusiness) => lineOfBusinessLabels[line]).join(' or ')
  const what = [
    ...(trade ? [`one of the ${trade}`] : []),
    ...(place ? [`in ${place}`] : []),
    ...(kind ? [`${isWithout ? 'without' : 'with'} ${kind} in force`] : []),
  ].join(' ')
  return { accounts: found, what }
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
  const [, said] =
    /\b(?:in|from)\s+(?:the (?:city|town) of\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*)/u.exec(
      request,
    ) ?? []
  if (!said) return null
  const isState = zone !== null && (said === zone || folded(said) === folded(zoneNames[zone]))
  // "Bath Maine" without a comma.
  const city = zone ? said.replace(new RegExp(`\\s+(?:${zoneNames[zone]}|${zone})$`, 'i'), '') : said
  return isState ? null : city
}
