import type { Fact } from './policyFacts.ts'
import type { LabeledAmount } from './readAmounts.ts'
import { labelKey } from './values.ts'

/** Words of a label that leave its premium that of the whole policy, with how surely they tell it. */
const wholePremium: Readonly<Record<string, number>> = {
  total: 0.96,
  annual: 0.93,
  policy: 0.93,
  term: 0.93,
  estimated: 0.88,
  final: 0.93,
  gross: 0.88,
  net: 0.88,
  full: 0.88,
  standard: 0.88,
  provisional: 0.88,
  advance: 0.86,
  deposit: 0.86,
  earned: 0.86,
  fully: 0.86,
}
const fillWords = new Set(
  'the this for your our of is in a and item period inception at subject to audit minimum usd year one what how much all above coverages parts sections combined shown these'.split(
    ' ',
  ),
)

/** Whether a label is about a premium, whatever part of the policy it names. */
export function isSomePremium(label: string): boolean {
  const key = labelKey(label)
  return (
    /\bpremium\b|\byou(?:ll)? pay\b/.test(key) &&
    !/\byou pay (?:yourself )?(?:first|before)\b|\b(?:terrorism|tria|return|additional|deposit|installment|class|rate|per)\b/.test(
      key,
    )
  )
}

/** How surely an amount is the premium of the whole policy; 0 when it is another one, or the price of a part. */
export function premiumRank(label: string, { column }: LabeledAmount): number {
  const key = labelKey(label.replace(/\(.*$/, ''))
    .replace(/^item (?:\d+|[a-z]+) /, '')
    .replace(/^(?:new|revised|amended|updated) /, '')
    .replace(/ (?:and|with|incl(?:uding)?) (?:tria|tripra|terrorism)(?: (?:premium|coverage))?$/, '')
    .replace(
      /\b(?:cost|price) of (?:this |the |your )?(?:policy|insurance|coverage)\b|^(?:price|cost) for\b|\bcontributions?\b/,
      'premium',
    )
  const words = key.split(' ')
  if (/^(?:grand |policy )?totals?$/.test(key))
    return /^(?:\w+ )?premiums?$/.test(labelKey(column)) ? 0.95 : 0
  if (!words.includes('premium')) return 0
  if (/^premium (?:for this policy|excluding|before|without)\b/.test(key)) return 0.88
  if (/^total (?:\w+ ){1,3}premium$/.test(key) && !partOfPolicy.test(key)) return 0.96
  const rest = words.filter(
    (word) => !/^premiums?$/.test(word) && !fillWords.has(word) && !/^\d+$/.test(word),
  )
  if (rest.some((word) => !(word in wholePremium))) return 0
  // A minimum is no premium unless it is also the deposit.
  if (words.includes('minimum') && !words.includes('deposit')) return 0
  return (
    Math.max(0.88, ...rest.map((word) => wholePremium[word] ?? 0)) - (words.includes('minimum') ? 0.02 : 0)
  )
}

const partOfPolicy =
  /\b(?:property|liability|auto|crime|marine|cyber|umbrella|terrorism|manual|modified|subject|class|location|part|coverage|tria|return|additional|earned)\b/

/** The amounts that may be the premium, by what the labels, the parts and the totals of the declarations say. */
export function settledPremium({
  premium,
  named,
  ofParts,
  totals,
  charges,
}: {
  readonly premium: readonly Fact<number>[]
  /** Premiums whose labels say more than that. */
  readonly named: readonly Fact<number>[]
  /** What the coverage parts cost, in cents. */
  readonly ofParts: readonly number[]
  readonly totals: readonly Fact<number>[]
  /** Taxes and fees. */
  readonly charges: readonly Fact<number>[]
}): readonly Fact<number>[] {
  const rest = premiumOfParts(ofParts, charges, [...totals, ...premium])
  if (rest.length > 0) return rest
  if (premium.length > 0) return premium
  const inTotal = premiumInTotal(named, charges, totals)
  if (inTotal.length > 0 || charges.length > 0) return inTotal
  return totals.map((fact) => ({ ...fact, confidence: 0.6 }))
}

/** The premium that makes the total together with taxes and fees, or the only one there is. */
function premiumInTotal(
  named: readonly Fact<number>[],
  added: readonly Fact<number>[],
  totals: readonly Fact<number>[],
): Fact<number>[] {
  const extra = added.reduce((sum, { value }) => sum + value, 0)
  const proven = named.filter(({ value }) =>
    totals.some((total) => Math.abs(total.value - value - extra) < 200),
  )
  const isOne = new Set(named.map(({ value }) => value)).size === 1
  const [first] = proven.length > 0 ? proven : isOne ? named : []
  return first ? [{ ...first, confidence: 0.75 }] : []
}

/** The premium in a total with taxes and fees, where what the coverage parts cost makes up the rest of it. */
function premiumOfParts(
  ofParts: readonly number[],
  charges: readonly Fact<number>[],
  totals: readonly Fact<number>[],
): Fact<number>[] {
  const parts = ofParts.reduce((sum, cents) => sum + cents, 0)
  const other = charges.reduce((sum, { value }) => sum + value, 0)
  const total = totals.find(({ value }) => parts > 0 && other > 0 && value === parts + other)
  return total ? [{ ...total, value: parts, confidence: 0.8 }] : []
}
