/** A policy term; both are calendar days, `2027-03-01`. */
export interface Term {
  readonly inforceAt: string
  readonly expiresAt: string
}

/** The date field supports four-digit years. */
const lastTime = Date.UTC(9999, 11, 31)

/** The expiration of a term that starts on this day and is as long as the other. */
export function asManyDays({ inforceAt, expiresAt }: Term, begins: string): string {
  const time = Date.parse(begins) + Date.parse(expiresAt) - Date.parse(inforceAt)
  return new Date(Math.min(time, lastTime)).toISOString().slice(0, 10)
}
