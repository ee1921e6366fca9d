import { capitalized, folded } from '../../../platform/index.ts'
import { dollars } from '../../../knowledge/index.ts'
import { askedOffers, centsOf, type Offer, saidMoney } from '../compareCoverage/askedOffers.ts'
import { askedRows } from '../compareCoverage/askedRows.ts'
import type { OfferRow } from './comparedOffers.ts'
import type { OfferCorrection } from './offerCorrections.ts'

/** What corrections are about. */
export interface Context {
  readonly offers: readonly Offer[]
  readonly rows: readonly OfferRow[]
  readonly names: readonly string[]
  /** The option that was spoken of before, which "its limit" means. */
  readonly before: Offer | null
}

const topic = String.raw`((?:[a-z&/-]+ ){0,4}(?:premium|total(?: cost)?|retention|deductible|SIR|limit|aggregate|occurrence|claim|fees?|tax(?:es)?|commission|date|rating|coinsurance|earned))`
const value = String.raw`(?:about |only )?(${saidMoney}(?:\s?%)?(?: (?:plus|and|each|per|in) [^,.;]{2,40})?|\d{1,2}\/\d{1,2}\/\d{2,4}|included|excluded|none|waived)`
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

/** What stands for the option that was spoken of before: "its limit is $5,000,000". */
const pronoun = /^(?:(?:and|but|also|change|set) )?(?:its|the|that one|this one|their)$/i
const plainLimit = /^(?:policy |liability )?limits?$/i

/** The limit that an option is called by: of an occurrence, a claim or an accident. */
function limitRow(offer: Offer, { offers, rows }: Context): OfferRow | undefined {
  const at = offers.indexOf(offer)
  const limits = rows.filter(
    ({ label }) =>
      /\b(?:occurrence|claim|accident|single limit|limit)\b/i.test(label) &&
      !/\b(?:aggregate|deductible|retention|underlying|sublimit)\b/i.test(label),
  )
  return limits.find(({ sides }) => sides[at]?.amount != null) ?? limits[0]
}

export function onlyOf(offers: readonly Offer[]): Offer | null {
  return offers.length === 1 ? (offers[0] ?? null) : null
}

/** "The premium of option 2 is 4,100 plus tax". */
export function valueIn(part: string, context: Context): OfferCorrection | null {
  for (const [pattern, order] of valueForms) {
    const [, one = '', other = '', text = ''] = pattern.exec(part) ?? []
    if (text === '') continue
    const [called, whose] = order === 'topicFirst' ? [one, other] : [other, one]
    const offer = pronoun.test(whose)
      ? context.before
      : onlyOf(askedOffers(whose, { ...context, history: [] }))
    if (!offer) continue
    const name = called.replace(/^(?:(?:the|change|correct|fix|set|update|an?|its) )+/i, '')
    const row = (plainLimit.test(name) && limitRow(offer, context)) || rowOf(name, context)
    const amount = centsOf(text)
    const shown =
      amount === null ? capitalized(text) : text.replace(new RegExp(`^${saidMoney}`, 'i'), dollars(amount))
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

export function numberOf(offer: Offer, { offers }: Context): string {
  return `option ${offers.indexOf(offer) + 1}`
}
