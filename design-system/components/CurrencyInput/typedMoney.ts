/** An amount of money: dollars for display, whole cents for arithmetic; both NaN if there is no number. */
export interface Money {
  dollars: number
  cents: number
}

/** The maximum in cents; beyond it, dollars as doubles may lose cents. */
const mostCents = 999_999_999_999_99

/**
 * Parses typed money: dollar signs, `USD`, commas and spaces are ignored. Anything else that is not a
 * number, including a minus sign, is NaN. Cents are computed from the digits, half a cent rounded up, without binary fractions.
 */
export function typedMoney(text: string): Money {
  const stripped = text.replaceAll(/USD|[$,\s]/gi, '')
  const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(stripped) ?? []
  if (whole === '' && fraction === '') return { dollars: Number.NaN, cents: Number.NaN }
  const digits = fraction.padEnd(3, '0')
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0)
  return cents > mostCents ? { dollars: Number.NaN, cents: Number.NaN } : { dollars: cents / 100, cents }
}
