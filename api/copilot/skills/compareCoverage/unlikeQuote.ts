import { severalAmounts } from '../../../knowledge/index.ts'
import type { OfferRow } from '../comparisons/comparedOffers.ts'

/** A warning about a document with hardly an amount, which was probably attached by mistake. */
export function unlikeQuote(sides: OfferRow['sides'], name: string): string[] {
  if (sides.some((side) => side?.text === severalAmounts))
    return [
      `**${name} states several amounts for one thing, which I could not tell apart.** It may price several options: read it beside this table.`,
      '',
    ]
  return sides.filter((side) => side?.amount != null).length > 1
    ? []
    : [
        `**${name} doesn’t look like a quote: I found no premium and no limits in it.** Check that it is the right document.`,
        '',
      ]
}
