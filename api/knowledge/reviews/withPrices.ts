import { type Reading, sentencesOf } from '../../reading/index.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Statement } from './statement.ts'
import { priceKeys } from './tableStatements.ts'

const priceLabel = /premium|total|fee|tax|surcharge|charge|terrorism|TRIA/i

const priceList = /\bpremium\b.*\b(?:made up of|consist\w*|compris\w*|broken down|of which)\b/i

/** "Premium $12,450 made up of $3,900 for D&O": the prices of coverages, not their limits. */
export function withPrices(all: readonly Statement[], { blocks }: Reading): Statement[] {
  const totals = all.flatMap(({ item, amount }) =>
    /^(?:premium|total)$/.test(item?.key ?? '') ? [amount] : [],
  )
  const lists = blocks.flatMap(({ page, ...block }) =>
    block.kind === 'table'
      ? []
      : sentencesOf(block.text).flatMap((text) =>
          priceList.test(text) || addsUp(text, totals) ? [{ page, text }] : [],
        ),
  )
  return all.map((each) =>
    !priceLabel.test(each.label) &&
    !priceKeys.has(each.item?.key ?? '') &&
    lists.some(
      ({ page, text }) => page === each.page && text.includes(each.text) && text.includes(each.label),
    )
      ? { ...each, item: null, label: `${each.label} premium` }
      : each,
  )
}

/** Whether the amounts of a sentence are the parts of a total, which it may name too. */
function addsUp(text: string, totals: readonly (number | null)[]): boolean {
  const amounts = amountsIn(text).map(({ amount }) => amount)
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return amounts.length > 2 && (totals.includes(sum) || amounts.some((amount) => amount * 2 === sum))
}
