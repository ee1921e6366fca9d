/** An item that a quote gives a value for. */
export interface OfferedItem {
  readonly label: string
  readonly text: string
  /** Cents. */
  readonly amount: number | null
  readonly standing: 'stated' | 'included' | 'excluded'
  readonly item: { readonly key: string; readonly label: string; readonly materiality: string } | null
  readonly quote: string
  readonly page: number
}

/** A quote as presented in the proposal. */
export interface Offer {
  readonly fileId: string
  readonly name: string
  readonly label: string
  readonly insured: string | null
  readonly effectiveDate: string | null
  readonly expirationDate: string | null
  readonly statements: readonly OfferedItem[]
}

/** An offer's costs, in the order they add up. */
export const priceKeys = ['premium', 'taxes', 'fees', 'terrorism', 'total'] as const
/** Terms of an offer that are not coverages. */
export const termKeys = new Set<string>([...priceKeys, 'payment', 'validity', 'minimumEarned'])

/** The offer's value for an item: an amount if there is one, otherwise words. */
export function statementOn(offer: Offer, key: string): OfferedItem | null {
  const own = offer.statements.filter(({ item }) => item?.key === key)
  return own.find(({ amount }) => amount !== null) ?? own[0] ?? null
}

export function labelOf(offer: Offer, key: string): string {
  const found = statementOn(offer, key)
  // "Deductible" alone is not the one of a coverage.
  return found && /^deductible$/i.test(found.label) ? 'Deductible' : (found?.item?.label ?? key)
}

/** The amount offered, in cents; 0 if excluded or not mentioned. */
export function amountOf(offer: Offer, key: string): number {
  const found = statementOn(offer, key)
  if (!found || found.standing === 'excluded') return 0
  return found.amount ?? (found.standing === 'included' ? 1 : 0)
}

/** Annual cost in cents; infinite if not stated. */
export function priceOf(offer: Offer): number {
  return (
    statementOn(offer, 'total')?.amount ?? statementOn(offer, 'premium')?.amount ?? Number.MAX_SAFE_INTEGER
  )
}
