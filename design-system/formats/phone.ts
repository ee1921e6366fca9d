import { orDash } from './orDash.ts'
import { typedPhone } from './typedPhone.ts'

/** `(207) 555-0142 ext. 204`: US numbers in US format, international ones as E.164, anything else unchanged. */
export function phone(stored: string | null | undefined): string {
  const read = typedPhone(stored ?? '')
  if (read === null) return orDash(stored)
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(read.number) ?? []
  const shown = area === undefined ? read.number : `(${area}) ${exchange}-${line}`
  return read.extension === null ? shown : `${shown} ext. ${read.extension}`
}
