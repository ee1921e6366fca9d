/** One thing that a quote puts a value to. */
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

/** A quote, as the proposal tells it. */
export interface Offer {
  readonly fileId: string
  readonly name: string
  readonly label: string
  readonly insured: string | null
  readonly effectiveDate: string | null
  readonly expirationDate: string | null
  readonly statements: readonly OfferedItem[]
}

/** What an offer costs, in the order in which it adds up. */
export const priceKeys = ['premium', 'taxes', 'fees', 'terrorism', 'total'] as const
/** Terms of an offer that are no coverage. */
export const termKeys = new Set<string>([...priceKeys, 'payment', 'validity', 'minimumEarned'])

/** What the offer says about an item: an amount before words. */
export function statementOn(offer: Offer, key: string): OfferedItem | null {
  const own = offer.statements.filter(({ item }) => item?.key === key)
  return own.find(({ amount }) => amount !== null) ?? own[0] ?? null
}

export function labelOf(offer: Offer, key: string): string {
  const found = statementOn(offer, key)
  // "Deductible" alone is not the one of a coverage.
  return found && /^deductible$/i.test(found.label) ? 'Deductible' : (found?.item?.label ?? key)
}

/** What it offers, in cents; 0 when it excludes or does not mention it. */
export function amountOf(offer: Offer, key: string): number {
  const found = statementOn(offer, key)
  if (!found || found.standing === 'excluded') return 0
  return found.amount ?? (found.standing === 'included' ? 1 : 0)
}

/** What it costs a year, in cents; more than anything when it does not say. */
export function priceOf(offer: Offer): number {
  return (
    statementOn(offer, 'total')?.amount ?? statementOn(offer, 'premium')?.amount ?? Number.MAX_SAFE_INTEGER
  )
}

export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 0,
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
}
