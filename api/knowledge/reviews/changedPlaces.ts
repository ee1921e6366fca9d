import type { PolicyFacts } from '../facts/policyFacts.ts'
import { dollars } from '../policies/policyMoney.ts'
import { itemNamed } from './coverageNamed.ts'
import { statement, type Statement } from './statement.ts'

/** The limits of locations that the schedule has otherwise: an endorsement set them anew. */
export function changedPlaces({ locations }: PolicyFacts, read: readonly Statement[]): Statement[] {
  return locations.flatMap(({ value, quote, page }, at) =>
    (['building', 'contents'] as const).flatMap((part) => {
      const amount = value[part]
      const printed = read.filter((each) => each.item?.key === part && each.amount !== null)
      if (amount === null || printed.length === 0 || printed.some((each) => each.amount === amount)) return []
      const label = `${itemNamed(part).label} at location ${at + 1}, ${value.address}`
      const place = { page, headings: [], origin: 'endorsement' } as const
      return [{ ...statement(label, dollars(amount), quote, place), item: itemNamed(part) }]
    }),
  )
}
