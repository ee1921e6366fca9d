import { agencyUserKind } from '../../../identity/index.ts'
import { dollars } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { asksQuestion } from '../../planner/questionForm.ts'
import type { Task } from '../../runs/task.ts'
import { askedOffers, centsOf, offersOf, saidMoney } from '../compareCoverage/askedOffers.ts'
import { comparedOffers, type OfferRow } from './comparedOffers.ts'
import { type Context, numberOf, onlyOf, valueIn } from './correctedValue.ts'

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
  const named = (text = '') => onlyOf(askedOffers(text, { offers, rows, history: [] }))
  const corrected = said.map((text, at) =>
    texts.includes(text)
      ? correctionsIn(text, { offers, rows, names: about.names, before: named(said[at - 1]) })
      : { found: [], open: [] },
  )
  const all = corrected.flatMap(({ found }) => found)
  const latest = corrected.at(-1) ?? { found: [], open: [] }
  return { all, done: latest.found.map(({ says }) => says), open: latest.open, by }
}

/** What of a correction was not applied. */
export function unapplied({ open }: Pick<OfferCorrections, 'open'>): string {
  const what = open.length > 0 ? open.map((each) => `“${each}”`).join(' and ') : 'what you tell me'
  return `**I could not apply ${what}, and left that unchanged.** Say which option it is about and what it should be, such as “the premium of option 2 is $4,100”, or attach the quote.`
}

/** Says what was corrected: "Corrected by Dana: the carrier of option 2 is Pine Mutual." */
export function correctionRemark({ done, by }: OfferCorrections): string[] {
  return done.length > 0 ? [`Corrected by ${by}: ${done.join('; ')}.`] : []
}

const clauses =
  /[;\n]+|\.\s+(?=\S)|,?\s+\band\b\s+|,\s+(?=(?:add|also|the|change|set|its?|option|plus an?)\b)/i

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
  let { before } = context
  for (const part of parts) {
    const value = valueIn(part, { ...context, before })
    before = (value && context.offers.find(({ file }) => file === value.offer)) ?? before
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

const addsOption = new RegExp(
  String.raw`\b(?:add|also (?:had|has|have|offer\w*|quot\w+)|include|missing|missed)\b[^;]*?(${saidMoney})\s*(?:limit |aggregate )?(?:option|limit|alternative|version|aggregate)\b[^;]*?\b(?:for|at|premium(?: of| is)?)\s+(${saidMoney})`,
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
  // Another option may have the limit that this one is called by.
  const named = askedOffers(clause.replace(limitText ?? '', ' '), { ...context, history: [] })
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
