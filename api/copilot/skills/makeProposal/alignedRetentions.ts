import type { Offer } from './offer.ts'

/** What carriers call the part of a loss that the insured keeps. */
const exchangeable = /^(?:retention|cyberRetention|liabilityDeductible|propertyDeductible)$/

/** Offers of which each states one deductible or retention, under one name: they are compared in one row. */
export function alignedRetentions(offers: readonly Offer[]): Offer[] {
  const kept = offers.map(({ statements }) =>
    statements.filter(({ item, amount }) => amount !== null && exchangeable.test(item?.key ?? '')),
  )
  const stated = kept.filter((own) => own.length > 0)
  const keys = new Set(stated.flatMap((own) => own.flatMap(({ item }) => item?.key ?? [])))
  if (stated.length < 2 || keys.size < 2 || stated.some((own) => own.length > 1)) return [...offers]
  return offers.map((offer, at) => ({
    ...offer,
    statements: offer.statements.map((each) => {
      if (!kept[at]?.includes(each) || !each.item) return each
      const isRetention = /retention/i.test(each.item.key)
      return {
        ...each,
        item: { ...each.item, key: 'deductibleOrRetention', label: 'Deductible or retention' },
        text: isRetention && !/retention/i.test(each.text) ? `${each.text} (retention)` : each.text,
        label: 'Deductible or retention',
      }
    }),
  }))
}
