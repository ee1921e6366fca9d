/** A term of a policy; both are calendar days, `2027-03-01`. */
export interface Term {
  readonly inforceAt: string
  readonly expiresAt: string
}

/** The calendar of a field has years of four digits. */
const lastTime = Date.UTC(9999, 11, 31)

/** When a term that begins on this day expires, as many days long as the other. */
export function asManyDays({ inforceAt, expiresAt }: Term, begins: string): string {
  const time = Date.parse(begins) + Date.parse(expiresAt) - Date.parse(inforceAt)
  return new Date(Math.min(time, lastTime)).toISOString().slice(0, 10)
}
