import type { Layer } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import type { Statement } from './statement.ts'
import { stated } from './statements.ts'

/** "Limits may be met by any combination of primary and umbrella insurance." */
export const layering =
  /\bcombination of (?:primary|underlying|general|its|policies)|primary (?:and|or|plus) (?:excess|umbrella)|(?:umbrella|excess)\b.{0,90}\b(?:may be used|satisf\w+|to meet|achieve)/i

/** Whether a contract lets primary and umbrella limits count together: for one of its limits, or in general. */
export function allowsLayers({ quote }: Requirement, all: readonly Requirement[], contract: string): boolean {
  const own = all.filter((each) => each.limits.length > 0 && layering.test(each.quote))
  return own.length > 0
    ? layering.test(quote) || own.some((each) => each.limits[0]?.item.key.startsWith('umbrella'))
    : layering.test(contract)
}

/** The umbrella among the statements of a policy; null when it has none. */
export function umbrellaIn(
  statements: readonly Statement[],
  document: number | null,
): (Layer & { readonly amount: number; readonly isOverAuto: boolean }) | null {
  const own = stated(statements, 'umbrellaOccurrence')
  if (own?.amount == null) return null
  const isOverAuto = /\bexcess of\b/i.test(own.label) && /\bauto/i.test(own.headings.join(' '))
  return { quote: own.quote, page: own.page, amount: own.amount, document, isOverAuto }
}

/** An umbrella sits above these limits and no others. */
export const layered =
  /^(?:eachOccurrence|generalAggregate|productsAggregate|autoLiability|hiredNonOwned|wcPer)/

/** The limits of a policy with an umbrella above them. */
export function raisedBy(
  { amount: more, isOverAuto }: { readonly amount: number; readonly isOverAuto: boolean },
  statements: readonly Statement[],
): Statement[] {
  const above = isOverAuto ? /^(?:autoLiability|hiredNonOwned)$/ : layered
  return statements.map((each) =>
    each.amount !== null && above.test(each.item?.key ?? '') ? { ...each, amount: each.amount + more } : each,
  )
}

/** Whether a limit is that of a policy beneath an umbrella, which only schedules it. */
export function isBeneath(
  { kind }: Requirement,
  family: string,
  { isLayer }: { readonly isLayer: boolean },
): boolean {
  return isLayer && kind === 'coverage' && family !== 'umbrella'
}
