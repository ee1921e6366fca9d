import { agencyUserKind } from '../../../identity/index.ts'
import { dollars } from '../../../knowledge/index.ts'
import { capitalized, folded } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { asksQuestion } from '../../planner/questionForm.ts'
import type { Task } from '../../runs/task.ts'
import { askedOffers, type Offer as NamedOffer, offersOf } from '../compareCoverage/askedOffers.ts'
import { askedRows } from '../compareCoverage/askedRows.ts'
import { comparedOffers, type OfferRow } from './comparedOffers.ts'

/** What a user says of an offer that its document does not, or not as it was read. */
export type OfferCorrection = { readonly offer: TaskFile; readonly says: string } & (
  | { readonly kind: 'carrier'; readonly name: string }
  | {
      readonly kind: 'value'
      readonly row: Pick<OfferRow, 'key' | 'label' | 'materiality'>
      readonly text: string
      readonly amount: number | null
    }
  | {
      readonly kind: 'option'
      readonly limit: number
      readonly premium: number
      readonly limitKey: string | null
    }
)

/** What was corrected in a comparison, by whom, and what of the latest message could not be. */
export interface OfferCorrections {
  readonly all: readonly OfferCorrection[]
  /** What the latest message corrects, in words; empty if it corrects nothing. */
  readonly done: readonly string[]
  /** What the latest message seems to correct and could not be applied, as it is said. */
  readonly open: readonly string[]
  readonly by: string
}

const correction =
  /\b(?:is|are|was|were)(?: not|n['’]t)\b|\b(?:wrong|incorrect|mistakes?|should (?:be|say|read)|actually|really|also (?:had|has|have|offer\w*|quot\w+)|missing|missed|correct(?:ion)?|fix|change|set|update|add|include)\b|\b(?:premium|total|retention|deductible|limit|aggregate|fees?|tax(?:es)?|commission|carrier|insurer|date)\b.{0,40}\b(?:is|are|was)\b/i

/** Whether a message says that something in a comparison is wrong or missing. */
function correctsOffers(text: string): boolean {
  return correction.test(text) && !asksQuestion(text) && !/\bback\b/i.test(text)
}

/** Whether it says of which carrier, amount or option, so that it is no wish for other words. */
export function correctsOfferedValue(text: string): boolean {
  const amounts = text.replaceAll(/\b(?:option|quote) \d\b/gi, ' ')
  return (
    correctsOffers(text) &&
    (/\b(?:carrier|insurer)\b/i.test(text) || (offered.test(text) && /\d/.test(amounts)))
  )
}

const offered =
  /\b(?:premium|total|retention|deductible|SIR|limit|aggregate|options?|quotes?|tax(?:es)?|fees?|commission|date)\b/i

/** What the user's messages after the first correct in the offers that are compared. */
export async function offerCorrections(task: Task, files: readonly TaskFile[]): Promise<OfferCorrections> {
  const by = task.agency.table(agencyUserKind).get(task.workspace.agencyUserId ?? '')?.name ?? 'you'
  const none = { all: [], done: [], open: [], by }
  const said = [...task.history.flatMap(({ by: who, text }) => (who === 'USER' ? [text] : [])), task.request]
  const texts = said.slice(1).filter(correctsOffers)
  if (texts.length === 0 || files.length < 2) return none
  const { rows, ...about } = await comparedOffers(task, files)
  const offers = offersOf(files, about)
  const context = { offers, rows, names: about.names }
  const all = texts.flatMap((text) => correctionsIn(text, context).found)
  const latest =
    texts.at(-1) === task.request ? correctionsIn(task.request, context) : { found: [], open: [] }
  return { all, done: latest.found.map(({ says }) => says), open: latest.open, by }
}

/** Says what was corrected: "Corrected by Dana: the carrier of option 2 is Pine Mutual." */
export function correctionRemark({ done, by }: OfferCorrections): string[] {
  return done.length > 0 ? [`Corrected by ${by}: ${done.join('; ')}.`] : []
}

interface Context {
  readonly offers: readonly NamedOffer[]
  readonly rows: readonly OfferRow[]
  readonly names: readonly string[]
}

const clauses =
  /[;\n]+|\.\s+(?=\S)|,?\s+\band\b\s+|,\s+(?=(?:add|also|the|change|set|its?|option|plus an?)\b)/i
const money = String.raw`\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:MM?|mil(?:lion)?|k|thousand)\b)?`

function correctionsIn(
  text: string,
  context: Context,
): { readonly found: OfferCorrection[]; readonly open: string[] } {
  const carrier = carrierIn(text, context)
  const rest = carrier ? text.replace(carrier.matched, ' ') : text
  const found: OfferCorrection[] = carrier?.found ? [carrier.found] : []
  const open: string[] = carrier && !carrier.found ? [carrier.matched.trim()] : []
  const option = optionIn(rest, context)
  if (option) found.push(option)
  const parts = (option ? rest.replace(addsOption, ' ') : rest).split(clauses).map((part) => part.trim())
  for (const part of parts) {
    const value = valueIn(part, context)
    if (value) found.push(value)
    else if (
      !isTrueAlready(part, context) &&
      /\d|\b(?:not|wrong|incorrect|missing)\b/i.test(part) &&
      correction.test(part)
    )
      open.push(part)
  }
  return { found, open }
}

/** "The carrier is not Bellweather", where no option names it. */
function isTrueAlready(part: string, { names }: Context): boolean {
  const denied = /\b(?:carrier|insurer)\b.{0,30}?\b(?:is|was)(?: not|n['’]t) (.{3,60})$/i.exec(part)?.[1]
  return denied !== undefined && !names.some((name) => folded(name).includes(folded(denied.trim())))
}

const newName = String.raw`(?:it['’]?s|it is|its|but|rather|should be)\s+(?:actually |really |with |from )?([^,.;]{3,60}?)`
const carrierForms = [
  new RegExp(
    String.raw`\b(?:carrier|insurer|insurance company|market)\b(?: (?:of|for|on|in) ([^,.;]{3,40}?))? (?:is|was)(?: not|n['’]t) ([^,.;]{2,60}?)[\s,;.–-]+${newName}(?=[.;,]|$| and )`,
    'i',
  ),
  /\b(?:carrier|insurer|insurance company|market)\b(?: (?:of|for|on|in) ([^,.;]{3,40}?))? (?:is|should be|should read|is actually)()(?! not\b|n['’]t\b) ([^,.;]{3,60}?)(?=[.;,]|$| and )/i,
]

/** "The carrier is not Bellweather, it is Tarn & Alder": whose name is another. */
function carrierIn(
  text: string,
  context: Context,
): { readonly matched: string; readonly found: OfferCorrection | null } | null {
  for (const form of carrierForms) {
    const [matched, of, old = '', name = ''] = form.exec(text) ?? []
    if (matched === undefined) continue
    const named = (words: string) =>
      context.names.flatMap((each, at) => (words !== '' && folded(each).includes(folded(words)) ? [at] : []))
    const meant = of
      ? askedOffers(of, { ...context, history: [] })
      : named(old).flatMap((at) => context.offers[at] ?? [])
    const others =
      meant.length > 0 || old !== ''
        ? meant
        : askedOffers(text.replace(name, ' '), { ...context, history: [] })
    const files = new Set(others.map(({ file }) => file.id))
    const [first] = others
    const isClear = first !== undefined && files.size === 1 && /^\p{L}/u.test(name)
    return {
      matched,
      found: isClear
        ? {
            kind: 'carrier',
            offer: first.file,
            name: asName(name),
            says: `the carrier of ${numberOf(first, context)} is ${asName(name)}`,
          }
        : null,
    }
  }
  return null
}

function asName(words: string): string {
  const name = words.trim()
  return /\p{Lu}/u.test(name) ? name : name.replaceAll(/(^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase())
}

function numberOf(offer: NamedOffer, { offers }: Context): string {
  return `option ${offers.indexOf(offer) + 1}`
}

const addsOption = new RegExp(
  String.raw`\b(?:add|also (?:had|has|have|offer\w*|quot\w+)|include|missing|missed)\b[^;]*?(${money})\s*(?:limit |aggregate )?(?:option|limit|alternative|version|aggregate)\b[^;]*?\b(?:for|at|premium(?: of| is)?)\s+(${money})`,
  'i',
)

/** "Add the 3 million option for 5,880": an option that the comparison lacks, of the quote that the message names. */
function optionIn(text: string, context: Context): OfferCorrection | null {
  const match = addsOption.exec(text)
  const [matched = '', limitText, premiumText] = match ?? []
  // Another clause may name another quote.
  const clause = `${text.slice(0, match?.index).split(clauses).at(-1)}${matched}`
  const [limit, premium] = [centsOf(limitText ?? ''), centsOf(premiumText ?? '')]
  if (limit === null || premium === null || premium >= limit) return null
  const named = askedOffers(clause, { ...context, history: [] })
  const files = new Set((named.length > 0 ? named : context.offers).map(({ file }) => file.id))
  const [base] = named.length > 0 ? named : context.offers
  if (!base || files.size > 1) return null
  const at = context.offers.indexOf(base)
  const limitRow = context.rows.find(
    ({ sides, label }) =>
      (sides[at]?.amount ?? 0) >= 10_000_000 && /aggregate|claim|occurrence|limit/i.test(label),
  )
  const known = context.offers.find((offer, place) => {
    const amounts = context.rows.flatMap(({ sides }) => sides[place]?.amount ?? [])
    return offer.file.id === base.file.id && amounts.includes(premium) && amounts.includes(limit)
  })
  const what = `the ${dollars(limit)} option for ${dollars(premium)}`
  if (known)
    return {
      kind: 'value',
      offer: known.file,
      row: { key: 'premium', label: 'Premium', materiality: 'high' },
      text: dollars(premium),
      amount: premium,
      says: `${what} is in the table already, as ${numberOf(known, context)}`,
    }
  return {
    kind: 'option',
    offer: base.file,
    limit,
    premium,
    limitKey: limitRow?.key ?? null,
    says: `${what} is added; nothing else is known of it`,
  }
}

const topic = String.raw`((?:[a-z&/-]+ ){0,4}(?:premium|total(?: cost)?|retention|deductible|SIR|limit|aggregate|occurrence|claim|fees?|tax(?:es)?|commission|date|rating|coinsurance|earned))`
const value = String.raw`(?:about |only )?(${money}(?:\s?%)?(?: (?:plus|and|each|per|in) [^,.;]{2,40})?|\d{1,2}\/\d{1,2}\/\d{2,4}|included|excluded|none|waived)`
const verb = String.raw`(?:is|was|should be|should read|should say|has to be|must be|=|:|to)`
const valueForms: readonly (readonly [pattern: RegExp, order: 'topicFirst' | 'offerFirst'])[] = [
  [
    new RegExp(
      String.raw`\b${topic} (?:of|for|on|in|under) ([^,.;]{2,50}?),? ${verb} (?:actually |really )?${value}`,
      'i',
    ),
    'topicFirst',
  ],
  [
    new RegExp(
      String.raw`\b((?:the )?(?:option|quote) (?:\d|[a-f]|one|two|three|four)|(?:the )?(?:first|second|third|fourth)(?: one| option| quote)?|[\w&.' ’-]{3,40}?)(?:['’]s)? (?:has (?:an? )?)?${topic} (?:of|${verb}) (?:actually |really )?${value}`,
      'i',
    ),
    'offerFirst',
  ],
]

/** "The premium of option 2 is 4,100 plus tax". */
function valueIn(part: string, context: Context): OfferCorrection | null {
  for (const [pattern, order] of valueForms) {
    const [, one = '', other = '', text = ''] = pattern.exec(part) ?? []
    if (text === '') continue
    const [called, whose] = order === 'topicFirst' ? [one, other] : [other, one]
    const meant = askedOffers(whose, { ...context, history: [] })
    const [offer] = meant
    if (!offer || meant.length > 1) continue
    const name = called.replace(/^(?:(?:the|change|correct|fix|set|update|an?|its) )+/i, '')
    const row = rowOf(name, context)
    const amount = centsOf(text)
    const shown =
      amount === null ? capitalized(text) : text.replace(new RegExp(`^${money}`, 'i'), dollars(amount))
    return {
      kind: 'value',
      offer: offer.file,
      row,
      text: shown,
      amount,
      says: `the ${row.label.toLowerCase()} of ${numberOf(offer, context)} is ${shown}`,
    }
  }
  return null
}

/** The row that a user calls by a name, or a new one. */
function rowOf(name: string, { offers, rows }: Context): Pick<OfferRow, 'key' | 'label' | 'materiality'> {
  const isPremium = /^(?:annual |total )?premium$/i.test(name)
  if (isPremium) return { key: 'premium', label: 'Premium', materiality: 'high' }
  const asked = askedRows(name, { offers, rows })
  const own =
    asked.find(({ label }) => folded(label) === folded(name)) ?? (asked.length === 1 ? asked[0] : null)
  return own ?? { key: `said:${folded(name)}`, label: capitalized(name), materiality: 'medium' }
}

/** "3 million", "$5,880", in cents; null for what is no amount, such as a date or a share. */
function centsOf(text: string): number | null {
  const [, digits = '', unit = ''] =
    /^\$?(\d[\d,]*(?:\.\d+)?)(?:\s?(MM?|mil(?:lion)?|k|thousand)\b)?(?!\s?%|\/|\d)/i.exec(text.trim()) ?? []
  if (digits === '') return null
  const factor = /^m/i.test(unit) ? 1_000_000 : /^(?:k|t)/i.test(unit) ? 1_000 : 1
  return Math.round(Number(digits.replaceAll(',', '')) * factor * 100)
}
