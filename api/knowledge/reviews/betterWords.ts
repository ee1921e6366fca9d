import { numberInWords, spokenNumber } from '../../reading/index.ts'
import type { Side } from './sideOf.ts'
import { datesIn } from '../facts/values.ts'

/** The side that is better for the insured; null where that cannot be told. */
export type Better = 'A' | 'B' | null

/** Which side is better where words decide, and no amounts; undefined for what amounts decide. */
export function betterWords(key: string, a: Side | null, b: Side | null): Better | undefined {
  const rank = ranks[key]
  if (!rank) return undefined
  // An offer that does not say how long it stands may stand longer.
  if (key === 'validity' && (a === null || b === null)) return null
  const [left, right] = [a, b].map((side) => (side === null ? null : rank(side)))
  const known = left ?? right
  if ((left == null) !== (right == null) && known != null) {
    const [own, other] = left == null ? (['B', 'A'] as const) : (['A', 'B'] as const)
    const { best, worst } = extremes[key] ?? {}
    // Whatever another offer means, it cannot be better than the best, and one that is silent not worse than the worst.
    if (best !== undefined && known >= best) return own
    return worst !== undefined && known <= worst && (a === null || b === null) ? other : null
  }
  if (left == null || right == null || left === right) return null
  // A date and a number of days are not compared without the day of the offer.
  if (key === 'validity' && left > mostDays !== right > mostDays) return null
  return left > right ? 'A' : 'B'
}

const mostDays = 1_000

/** The earlier date covers more; prior acts without a date cover most, and the inception of the policy least. */
function priorActs({ text }: Side): number | null {
  if (/\bfull\b|\bnone\b|\bno retroactive/i.test(text)) return Infinity
  const day = datesIn(text)[0]?.iso
  if (day !== undefined) return -Date.parse(day)
  return /\binception\b/i.test(text) ? -Infinity : null
}

/** How well property is valued after a loss, as words tell it: replacement cost 2, actual cash value 1; null where they don't. */
export function valuationRank(text: string): number | null {
  const isNew = /replacement cost|\bRCV?\b/i.test(text)
  const isUsed = /actual cash value|\bACV\b/i.test(text)
  // "Replacement cost; roofs older than 15 years at actual cash value".
  if (isNew)
    return isUsed || /\b(?:roof|except|older|over|under|less than|items|units|margin)\b/i.test(text) ? 1.5 : 2
  return isUsed ? 1 : null
}

/** Whether one side pays replacement cost and the other actual cash value. */
export function areValuedApart(a: string, b: string): boolean {
  const [left, right] = [valuationRank(a), valuationRank(b)]
  return left !== null && right !== null && left !== right
}

/** Whether a limit is shared with another coverage (1) or its own (2); null where the words do not tell. */
export function sharingRank(text: string): number | null {
  if (/(?<!\bnot )\bshared\b|\bcombined with\b/i.test(text)) return 1
  return /\b(?:separate|own|dedicated)\b.{0,20}\b(?:limit|aggregate)|\bnot shared\b/i.test(text) ? 2 : null
}

/** The ranks than which none is better or worse. */
const extremes: Readonly<Record<string, { readonly best?: number; readonly worst?: number }>> = {
  retroactiveDate: { best: Infinity, worst: -Infinity },
  priorLitigation: { best: Infinity, worst: -Infinity },
  valuation: { best: 2, worst: 1 },
  defense: { best: 2 },
  terrorism: { best: 1 },
  admitted: { best: 2, worst: 1 },
}

/** How good the words of a side are; null when they do not say. */
const ranks: Readonly<Record<string, (side: Side) => number | null>> = {
  retroactiveDate: priorActs,
  priorLitigation: priorActs,
  valuation: ({ text }) => valuationRank(text),
  defense: ({ text }) => {
    const isOutside = /in addition|outside/i.test(text)
    // "Inside the limits for employment practices; outside for directors and officers".
    const isInside = /\b(?:inside|within|reduces?|erodes?)\b/i.test(text)
    return isOutside ? (isInside ? 1.5 : 2) : isInside ? 1 : null
  },
  // What it costs more: nothing, an amount, or no coverage at all.
  terrorism: ({ standing, amount, text }) => {
    if (/\bno (?:additional )?(?:charge|cost|premium)\b/i.test(text) || standing === 'included') return 1
    return amount === null ? null : -amount
  },
  carrierRating: ({ text }) => {
    const at = ratings.indexOf(/(?<!\w)([AB](?:\+{1,2}|-)?)(?![\w+])/.exec(text)?.[1] ?? '')
    return at < 0 ? null : ratings.length - at
  },
  // Guaranty funds do not stand behind a carrier that is not admitted.
  admitted: ({ text }) => (/\bnon|\bnot\b/i.test(text) ? 1 : 2),
  validity: ({ text }) => {
    // "Prepared 09/21/2026; this quotation is valid for 45 days": the date is of the offer.
    const days = lasts.exec(text)?.[1]
    if (days !== undefined) return spokenNumber(days) ?? Number(days)
    const day = datesIn(text)[0]?.iso
    return day === undefined ? null : Date.parse(day)
  },
  payment: ({ text }) => {
    if (/pay[- ]as[- ]you[- ]go/i.test(text)) return 13
    const count = payments.exec(text)?.[1]
    if (count !== undefined) return spokenNumber(count) ?? Number(count)
    if (/\bmonthly\b/i.test(text)) return 12
    if (/\bquarterly\b/i.test(text)) return 4
    if (/\bsemi-?annual|\bhalves\b/i.test(text)) return 2
    if (/\bhalf\b.*\bhalf\b/i.test(text)) return 2
    return /\bin full\b|\bfull (?:payment|premium)\b|\bno instal|\bnet \d+ days\b|\bannual billing\b|\bdue\b.{0,30}\bdays\b|\b(?:pa(?:yment|id)|received)\b.{0,30}\bwithin \d+ days\b|^\d+ days (?:from|after|of) (?:binding|inception)\b|\b(?:due|payable|paid) (?:at|on|upon|before) (?:binding|inception|issuance)\b/i.test(
      text,
    )
      ? 1
      : null
  },
}

const ratings = ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B', 'B-']

const lasts = new RegExp(String.raw`\b(\d{2,3}|${numberInWords}) days\b`, 'i')

const payments = new RegExp(
  String.raw`\b(\d{1,2}|${numberInWords})\b(?: \w+)? (?:payments|instal?lments|monthly|halves|pays|parts)`,
  'i',
)
