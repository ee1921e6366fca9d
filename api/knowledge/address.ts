/** A postal address in the United States; `zone` is the state. Any part may be missing. */
export interface Address {
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly zone: string | null
  readonly postalCode: string | null
}
