/** A postal address in the US; `zone` is the state's code. Empty parts are empty strings. */
export interface Address {
  line1: string
  line2: string
  city: string
  zone: string
  postalCode: string
}

/** The parts below line 1. */
export const partNamesBeneath = ['line2', 'city', 'zone', 'postalCode'] as const

export const addressPartNames = ['line1', ...partNamesBeneath] as const

/** An address as an API returns it: any part may be missing. */
export type AddressParts = { readonly [Part in keyof Address]?: string | null | undefined }

/** The address with every part, empty where missing. */
export function wholeAddress(parts: AddressParts | null | undefined): Address {
  return {
    line1: parts?.line1 ?? '',
    line2: parts?.line2 ?? '',
    city: parts?.city ?? '',
    zone: parts?.zone ?? '',
    postalCode: parts?.postalCode ?? '',
  }
}
