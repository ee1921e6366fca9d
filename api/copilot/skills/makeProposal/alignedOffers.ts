import { readable, type Offer, type OfferedItem } from './offer.ts'

/** Offers with the same things under the same names, each in one row. */
export function alignedOffers(offers: readonly Offer[]): Offer[] {
  return withBreach(alignedRetentions(offers.map(withOwnRetentions)))
}

/** "Employment practices retention" is kept of that coverage alone: it has a row of its own, named after it. */
function withOwnRetentions(offer: Offer): Offer {
  const nameOf = ({ item, label }: OfferedItem) => {
    const [, bare = '', kept = ''] = /^(.{4,60}?),? (deductible|retention)s?$/i.exec(label) ?? []
    if (!exchangeable.test(item?.key ?? '') || bare === '') return null
    const owner = offer.statements.find((each) => each.item && each.label === bare && each.item !== item)
    return owner?.item ? `${owner.item.label} ${kept.toLowerCase()}` : null
  }
  const statements = offer.statements.map((each) => {
    const name = nameOf(each)
    return name === null || !each.item
      ? each
      : { ...each, label: name, item: { ...each.item, key: `retention of ${readable(name)}`, label: name } }
  })
  return { ...offer, statements }
}

/** "Data breach response" of one offer is what another calls "Cyber and data breach", where none has both. */
function withBreach(offers: readonly Offer[]): Offer[] {
  const ofKey = ({ statements }: Offer, key: string) =>
    statements.find(({ item, amount }) => item?.key === key && amount !== null)
  const response = offers.flatMap((offer) => ofKey(offer, 'breachResponse')?.item ?? [])[0]
  return offers.map((offer) => {
    const cyber = ofKey(offer, 'cyber')
    if (!response || !cyber || ofKey(offer, 'breachResponse') || !/\bbreach\b/i.test(cyber.label))
      return offer
    const named = { ...cyber, item: response, text: `${cyber.text} (${cyber.label})` }
    return { ...offer, statements: offer.statements.map((each) => (each === cyber ? named : each)) }
  })
}

/** What carriers call the part of a loss that the insured keeps. */
const exchangeable = /^(?:retention|cyberRetention|liabilityDeductible|propertyDeductible)$/

/** Offers of which each states one deductible or retention, under one name: they are compared in one row. */
function alignedRetentions(offers: readonly Offer[]): Offer[] {
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
