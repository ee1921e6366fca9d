import { capitalized } from '../../platform/index.ts'

/** Amounts as written: `$2,000,000`. */
export interface ChangedLimit {
  readonly name: string | null
  readonly from: string | null
  readonly to: string
}

/** An amount of money as people write it, as the source of a pattern. */
export const amount = String.raw`\$\s?\d(?:[\d,.]*\d)?(?:\s?(?:k|m|mm|mil|million|thousand)\b)?|\d(?:\.\d)?\s?(?:m|mm|mil|million)\b`
/** `per occurrence / $4 million aggregate`: what the amount is per, and the one that goes with it. */
const ofLimit = String.raw`(?: (?:per|each|any one) (?:occurrence|accident|claim|loss|person|location|project)| (?:general )?aggregate)`
const perLimit = String.raw`(?:${ofLimit}?(?:\s?\/\s?|,? and |, )(?:${amount})(?: in the)?${ofLimit}|${ofLimit}?\s?\/\s?(?:${amount})|${ofLimit})?`
const limitChange = new RegExp(
  String.raw`\b(?:increase|raise|lower|decrease|reduce|change|bump|bring|take)\s+(?:the|our|my)?\s*(?<name>[\p{L}&' -]{2,50}?)\s*(?:limits?|deductible|coverage)?\s*(?:up |down )?(?:from\s+(?<from>${amount})\s+)?to\s+(?<to>(?:${amount})${perLimit})`,
  'giu',
)

/** The limits that a message asks to change. */
export function limitsIn(text: string): ChangedLimit[] {
  return [...text.matchAll(limitChange)].map(({ 0: match, groups }) => {
    const name = (groups?.['name'] ?? '').replace(/\s+(limits?|coverage)$/i, '').trim()
    const named =
      /\bdeductible\b/i.test(match) && !/deductible/i.test(name) ? `${name} deductible`.trim() : name
    return {
      name: named === '' ? null : capitalized(named),
      from: groups?.['from'] ?? null,
      to: groups?.['to'] ?? '',
    }
  })
}
