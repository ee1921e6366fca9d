import { numberInWords, spokenNumber } from '../../reading/index.ts'

/** A deductible of one vehicle, as an order names it. */
interface VehicleDeductible {
  /** `$1,000 collision on the 2022 Tundra` */
  readonly words: string
  /** Where the vehicle is named, which neither comes nor goes by it. */
  readonly from: number
  readonly to: number
}

const physical = String.raw`(?:comp(?:rehensive)?|coll(?:ision)?)`
const perLoss = String.raw`\$?\d(?:[\d,]*\d)?k?`
const patterns = [
  /\bsame deductibles?(?: as (?:the |our |my )?[^.,;\n]{3,40})?/gi,
  new RegExp(
    String.raw`\b${physical} ded(?:uctible)?s?:?(?: of| is)? ${perLoss}(?:,? (?:and )?${physical}(?: ded(?:uctible)?)? ${perLoss})?`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<![\w$,.])${perLoss}(?:\s?(?:\/|and)\s?${perLoss})? (?:${physical}(?:\s?(?:\/|and|&)\s?${physical})? )?ded(?:uctible)?s?\b(?: (?:(?:on|for) )?(?:both|each|${physical}(?:\s?(?:\/|and|&)\s?${physical})?))?`,
    'gi',
  ),
]

/** The deductibles of the vehicles that are added, as the message writes them; null if it gives none. */
export function deductiblesIn(text: string): string | null {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([words]) => words.replaceAll(/\s*\bded(?:uctible)?s?\b:?/gi, '').trim()),
  )
  return found.length === 0 ? null : [...new Set(found)].join(', ')
}

const money = String.raw`(?:\$\s?\d[\d,]*k?|\d[\d,]*k?|(?:an?|${numberInWords})(?:[ -](?:${numberInWords}|hundred|thousand|grand))+)`
const vehicle = String.raw`(?:the|our|my) (?:(?:19|20)?\d\d )?(?!one\b|other\b|policy\b|auto\b)[\p{L}][\p{L}\d-]*(?: \d{3,4}\b(?!,))?`
const ded = String.raw`(?:(?<kind>comp(?:rehensive)?|coll(?:ision)?|both)\s+)?ded(?:uctible)?s?`
/** `$1,000 ded on the Ram`, and what goes on with it: `, 500 on the Transit` */
const amountFirst = new RegExp(
  String.raw`(?<![\w$,.])${money} ${ded} (?:on|for) ${vehicle}(?:,? and |, )?(?:${money} (?:on|for) ${vehicle}(?:,? and |, )?)*`,
  'giu',
)
/** `the deductible on the Ram to a thousand`, and what goes on with it: ` and the one on the Isuzu to five hundred` */
const vehicleFirst = new RegExp(
  String.raw`\b${ded} (?:on|for) ${vehicle} (?:to|at|is|be|should be) ${money}(?:(?:,? and |, )(?:(?:the one|that|it) )?(?:on|for) ${vehicle} (?:to|at) ${money})*`,
  'giu',
)
const single = new RegExp(
  String.raw`(?<amount>${money}) (?:(?:\p{L}+ )?ded(?:uctible)?s? )?(?:on|for) (?<vehicle>${vehicle})|(?:on|for) (?<vehicle2>${vehicle}) (?:to|at|is|be|should be) (?<amount2>${money})`,
  'giu',
)

/** The deductibles that are told vehicle by vehicle. */
export function vehicleDeductibles(text: string): VehicleDeductible[] {
  return [amountFirst, vehicleFirst].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((run) => {
      const kind = run.groups?.['kind']?.toLowerCase()
      return [...run[0].matchAll(single)].map(({ 0: words, index, groups }) => {
        const from = run.index + index
        const amount = inFigures(groups?.['amount'] ?? groups?.['amount2'] ?? '')
        const of = groups?.['vehicle'] ?? groups?.['vehicle2'] ?? ''
        return { words: [amount, kind, 'on', of].filter(Boolean).join(' '), from, to: from + words.length }
      })
    }),
  )
}

/** `1000` and `a thousand` as `$1,000` */
function inFigures(written: string): string {
  const digits = /^\$?\s?(\d[\d,]*)(k?)$/i.exec(written)
  const amount = digits
    ? Number((digits[1] ?? '').replaceAll(',', '')) * (digits[2] ? 1_000 : 1)
    : spokenNumber(written)
  return amount === null ? written : `$${amount.toLocaleString('en-US')}`
}
