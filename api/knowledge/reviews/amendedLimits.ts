import { isForSomeOnly, verbsOfChange } from '../facts/changesLimits.ts'
import { statedChange } from '../facts/statedChanges.ts'
import type { Evidence } from './policyWording.ts'
import { type Place, statement, type Statement } from './statement.ts'

const changing = String.raw`(?:is|are) (?:hereby )?(?:${verbsOfChange}|deleted)\b`
/** Some companies print no sign before an amount. */
const amountSet = String.raw`(?:\$|USD )[\d,]*\d|\d{1,3}(?:,\d{3})+`
const newAmount = String.raw`.{0,60}?\b(?:to|by|with|at|read|substituted):?\s+(${amountSet})`
/** How endorsements set a limit anew, with what it is for before or behind the amount. */
const amendments = [
  new RegExp(
    String.raw`\bthe ([a-z][\w -]{3,60}?(?: (?:aggregate|deductible|retention)|(?= (?:sub)?limits?\b)))(?: (?:sub)?limits?)?\b[^.;]{0,50}? ${changing}${newAmount}`,
    'i',
  ),
  new RegExp(
    String.raw`\blimits?\b[^.;]{0,40}?\bfor (.{4,90}?)(?: shown in .{3,30})? ${changing}${newAmount}`,
    'i',
  ),
  /\blimits? for (.{4,90}?), the (?:amount|figure|limit) is (?:now )?((?:\$|USD )[\d,]*\d)/i,
  // "Effective 05/01/26 the limit for equipment leased or rented from others is 250,000 any one item."
  new RegExp(String.raw`\beffective\b[^.;]{0,30}\bthe limit for (.{4,90}?) is (?:now )?(${amountSet})`, 'i'),
]
/** "The aggregate limit of the Liquor Liability part". */
const limitOf = /\blimits? of (?:the |this )?([A-Z][\w &-]{2,40}?) (?:part|coverage|section)\b/
const limitedTo =
  /\blimited to ((?:\$|USD )[\d,]*\d)\b[^.;]{0,60}? for (?:any |all |the )?([a-z][a-z -]{3,40})/i
const mostPaid =
  /\bthe most (?:we|the (?:insurer|company)|underwriters) (?:will |shall )?pay for (?:any |all |the )?(?:loss(?:es)?|damages?|costs?|expenses?)(?: and [a-z]+)? (?:arising (?:from|out of)|caused by|resulting from|because of|due to|from) (?:any |all |an? |the |one )?([a-z][a-z -]{3,40}?)(?: events?| incidents?| attacks?)?(?:,[^.;$]{0,60},)? is ((?:\$|USD )[\d,]*\d)/i

/** "For any loss from ransomware, under all agreements together, we pay 80% of the loss and no more than $400,000." */
const noMoreThan =
  /^for (?:any |all )?loss(?:es)? (?:arising (?:from|out of)|caused by|resulting from|because of|due to|from) (?:any |all |an? |the )?([a-z][a-z -]{3,40}?),[^$]{0,140}\b(?:no|not) more than ((?:\$|USD )[\d,]*\d)/i

/** "The flood limit for location 1 is changed to $500,000", "limited to $500,000 for any ransomware event", "the most we pay for loss from flood is". */
export function amendedLimits(
  sentences: readonly Evidence[],
  /** The line of the policy, of which a limit is that names nothing else: "Aggregate limit". */
  line: readonly string[] = [],
): Statement[] {
  return sentences.flatMap((sentence) => {
    const { quote, page } = sentence
    const place = { page, headings: [], origin: 'endorsement' } as const
    const [, row = '', now = ''] = (isOldAndNew(sentence, sentences) && oldAndNew.exec(quote)) || []
    if (row !== '') return [statement(row.trim(), now, quote, { ...place, headings: line })]
    const [, label, amount] = amendments.map((each) => each.exec(quote)).find((match) => match !== null) ?? []
    const kept = /\bdeductible of ((?:\$|USD )[\d,]*\d)/i.exec(quote)?.[1]
    if (isForSomeOnly(quote)) return []
    const anew = restated(quote).map(([name, given]) => statement(name, given, quote, place))
    if (anew.length > 0) return anew
    const each = clausesOf(quote).flatMap((clause) => {
      const changed = changedIn(clause, place)
      if (!changed) return []
      // "Aggregate limit" is both the policy's own and that of its line.
      return ofPolicy.test(changed.label)
        ? [changed, statement(changed.label, changed.text, quote, { ...place, headings: line })]
        : [changed]
    })
    if (each.length > 1 || (each.length === 1 && !label)) return each
    if (label && amount)
      return [
        statement(`${limitOf.exec(quote)?.[1] ?? ''} ${label}`.trim(), amount, quote, place),
        ...(kept ? [statement(`${label} deductible`, kept, quote, place)] : []),
      ]
    const [, most, about] = limitedTo.exec(quote) ?? []
    if (about && most) return [statement(about, most, quote, place)]
    const [, cause, least] = mostPaid.exec(quote) ?? noMoreThan.exec(quote) ?? []
    return cause && least ? [statement(cause, least, quote, place)] : []
  })
}

/** "Effective September 1, 2026: contents at premises 2 are increased to $560,000; contamination of stock is …": its parts. */
function clausesOf(quote: string): string[] {
  const [, list = quote] = opening.exec(quote) ?? []
  return list
    .replace(/[.;]$/, '')
    .split(
      /;\s+(?:and )?|(?<=\d[^;$]{0,40}),? and (?=(?:the )?[a-z][a-z ,-]{3,80} (?:is|are) (?:hereby )?(?:now|[a-z]+ed)\b)/i,
    )
    .map((clause) => clause.trim())
}

const opening =
  /^[^:$]{0,60}\b(?:effective|amended|changed|revised|following|as follows|declarations|change)\b[^:$]{0,60}:\s+(.+)$/is
const isAside =
  / (?:as )?(?:shown|stated) (?:in|on) .{3,40}$|^(?:(?:sub)?limits?|amounts?) (?:of insurance )?(?:for|of) (?:the )?/gi

/** What a clause changes, and to what; null when it changes no amount. */
function changedIn(clause: string, place: Place): Statement | null {
  const { subject = '', now = '', rest = '' } = statedChange(clause) ?? {}
  const name = subject.replace(/^the /i, '')
  const behind = /^([a-z][a-z ]{2,40})?(?:[,.;(].*)?$/is.exec(rest.trim())
  if (!behind || name.length < 4 || name.includes('$') || !new RegExp(`^(?:${amountSet})$`).test(now))
    return null
  const label = name.replaceAll(isAside, '').replace(/^[-•]\s+/, '')
  return statement([label, behind[1]].filter(Boolean).join(' '), now.replace(/^(?=\d)/, '$'), clause, place)
}

const ofPolicy = /^(?:annual |policy )?aggregate(?: limit)?$/i

/** "Hired auto physical damage $50,000 $85,000", beneath "From" and "To". */
const oldAndNew = /^([A-Za-z][^$]{3,80}?) (?:\$|USD )[\d,]*\d (\$[\d,]*\d)$/
const titlesOldAndNew =
  /\b(?:from|was|old|previous(?:ly)?|prior|current(?:ly)?|declarations|expiring)\b[^.$]{0,30}\b(?:to|new|is now|now|changed|revised|amended)\b/i

/** Whether a row is of an endorsement whose columns are what a limit was and what it is now. */
function isOldAndNew({ quote, form, page }: Evidence, sentences: readonly Evidence[]): boolean {
  return (
    oldAndNew.test(quote) &&
    sentences.some(
      (each) =>
        each.form === form &&
        each.page === page &&
        each.quote.length < longestTitles &&
        !/[.$]/.test(each.quote) &&
        titlesOldAndNew.test(each.quote),
    )
  )
}

const longestTitles = 80

/** "Item 3.B is changed to read: bodily injury by accident 500,000 each accident; bodily injury by disease 500,000 policy limit." */
function restated(quote: string): [name: string, amount: string][] {
  const [, list = ''] =
    /\b(?:changed|amended|revised|replaced)\b[^:]{0,40}\bread:? (.{20,})$/is.exec(quote) ?? []
  const parts = list.split(/;\s*/).flatMap((part): [string, string][] => {
    const [, name = '', amount = '', unit = ''] = eachRestated.exec(part.replace(/\.$/, '')) ?? []
    return amount === '' ? [] : [[`${name} ${unit}`.trim(), amount.replace(/^(?=\d)/, '$')]]
  })
  return parts.length > 1 ? parts : []
}

const eachRestated = new RegExp(
  String.raw`^(?:and )?([A-Za-z][A-Za-z ,-]{3,60}?):? (${amountSet})(?: ([a-z][a-z ]{2,30}))?$`,
  'i',
)
