import { normal } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { keyOf } from './sideOf.ts'
import type { Statement } from './statement.ts'

/**
 * "Retention $5,000" under "Directors and officers" and "Retention $15,000" under "Employment practices" are two things:
 * amounts of one name that stand under several titles take the names of their titles.
 */
export function titledApart(all: readonly Statement[]): Statement[] {
  const groups = Map.groupBy(
    all.filter(({ amount }) => amount !== null),
    keyOf,
  )
  return all.map((each) => {
    const alike = each.amount === null ? [] : (groups.get(keyOf(each)) ?? [])
    const title = titleOf(each)
    const isOneOf = alike.some(
      (other) =>
        other.amount !== each.amount &&
        normal(other.label) === normal(each.label) &&
        titleOf(other) !== title,
    )
    if (!isOneOf || title === null) return each
    const label = `${title} ${each.label.charAt(0).toLowerCase()}${each.label.slice(1)}`
    const item = itemOf(label)
    return { ...each, label, item: item?.key === each.item?.key ? null : item }
  })
}

/** The title that a statement stands under; not the beginning of its own row. */
function titleOf({ headings, label, quote }: Statement): string | null {
  return (
    headings.findLast(
      (title) =>
        title.length <= longestTitle &&
        /[a-z]{3}/i.test(title) &&
        !quote.includes(title) &&
        !title.startsWith(label) &&
        !/[$\d]/.test(title),
    ) ?? null
  )
}

const longestTitle = 50
