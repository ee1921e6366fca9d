/** A postal address in the US; `zone` is the state's code. Empty parts are empty strings. */
export interface Address {
  line1: string
  line2: string
  city: string
  zone: string
  postalCode: string
}

/** The parts beneath line 1. */
export const partNamesBeneath = ['line2', 'city', 'zone', 'postalCode'] as const

export const addressPartNames = ['line1', ...partNamesBeneath] as const

/** An address as an API gives it: any part may be missing. */
export type AddressParts = { readonly [Part in keyof Address]?: string | null | undefined }

/** The address with every part, empty where it is missing. */
export function wholeAddress(parts: AddressParts | null | undefined): Address {
  return {
    line1: parts?.line1 ?? '',
    line2: parts?.line2 ?? '',
    city: parts?.city ?? '',
    zone: parts?.zone ?? '',
    postalCode: parts?.postalCode ?? '',
  }
}

/** A ZIP code as it is typed: digits alone, and the hyphen before the last four of nine. */
export function neatPostalCode(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 9)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}

/** What is wrong with a ZIP code; empty when nothing is, or nothing stands there. */
export function postalCodeProblem(postalCode: string): string {
  return /^(?:\d{5}(?:-\d{4})?)?$/.test(postalCode) ? '' : 'Enter a ZIP code like 78701 or 78701-4021.'
}
