/** An amount of money: dollars for showing, whole cents for reckoning; both NaN when there is no number. */
export interface Money {
  dollars: number
  cents: number
}

/** The most that is taken, in cents: beyond it dollars could not be told apart any more. */
const mostCents = 999_999_999_999_99

/**
 * What somebody typed, read as money: dollar signs, `USD`, commas and spaces are left out. Anything else that is not a
 * number, a minus sign too, is NaN. Cents come from the digits, half a cent up, so that no binary fraction touches them.
 */
export function typedMoney(text: string): Money {
  const stripped = text.replaceAll(/USD|[$,\s]/gi, '')
  const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(stripped) ?? []
  if (whole === '' && fraction === '') return { dollars: Number.NaN, cents: Number.NaN }
  const digits = fraction.padEnd(3, '0')
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0)
  return cents > mostCents ? { dollars: Number.NaN, cents: Number.NaN } : { dollars: cents / 100, cents }
}
