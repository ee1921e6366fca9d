import type { Filling } from './isDoubtful.ts'

/** Words of which one rules out the other: what is said of private cars is not asked of light trucks. */
const opposed: readonly (readonly RegExp[])[] = [
  [/\bbodily injury\b/i, /\bproperty damage\b/i],
  [/\bfull[- ]time\b/i, /\bpart[- ]time\b/i],
  [/\bresidential\b/i, /\bcommercial\b/i],
  [/\bdomestic\b/i, /\bforeign\b/i],
  [/\bowned\b/i, /\b(?:leased|rented|hired)\b/i],
  [/\bprivate passenger\b/i, /\blight\b/i, /\bmedium\b/i, /\bheavy\b/i, /\btrailers?\b/i],
  [/\bretail\b/i, /\bwholesale\b/i],
  [/\binsured sub/i, /\buninsured\b/i],
  [/\blocal\b/i, /\bintermediate\b/i, /\blong[- ](?:haul|distance)\b/i],
  [/\bcoll(?:ision)?\b/i, /\b(?:comprehensive|comp|other than collision)\b/i],
]

/** Whether the words beside a value name the opposite of what is asked, and nothing that is. */
export function isOpposed({ ask: { field }, quote }: Filling, value: string): boolean {
  if (quote === undefined || field.kind !== 'text') return false
  const asked = `${field.section.split(' | ').slice(1).join(' ')} ${field.row} ${field.label}`
  const beside = besideOf(quote, value)
  if (beside === null) return false
  return opposed.some((group) => {
    const own = group.filter((each) => each.test(asked))
    return (
      own.length === 1 &&
      !own.some((each) => each.test(beside)) &&
      group.some((each) => !own.includes(each) && each.test(beside))
    )
  })
}

/** The part of a sentence that a value stands in; null where its words are others: "four" for 4. */
function besideOf(quote: string, value: string): string | null {
  const digits = value.replaceAll(/[$,%]/g, '')
  if (!/^\d+$/.test(digits)) return null
  const parts = quote.split(/[;:]\s|,(?!\d)\s?|\s(?:and|but|plus)\s/)
  const own = parts.filter((part) =>
    (part.replaceAll(/[$,%]/g, '').match(/\d+/g) ?? []).some((each) => each === digits),
  )
  return own.length === 1 ? (own[0] ?? null) : null
}
