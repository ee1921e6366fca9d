/**
 * The code in pasted text: a run of exactly this many digits, in one piece, in halves (`482 913`) or digit by digit;
 * if the text is digits only, all of them. Empty if there is none, or two different ones.
 */
export function codeIn(text: string, length: number): string {
  const codes = new Set(
    formsOf(length)
      .flatMap((form) => text.match(form) ?? [])
      .map(digitsOf),
  )
  const [code] = codes
  if (code !== undefined) return codes.size === 1 ? code : ''
  const digits = digitsOf(text)
  return onlyDigits.test(text) && digits.length <= length ? digits : ''
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Hyphens and dashes as mail programs write them too. */
const gap = String.raw`[\s\u2010-\u2013-]`
const onlyDigits = new RegExp(`^(?:${gap}|\\d)*$`)

function formsOf(length: number): RegExp[] {
  const half = Math.floor(length / 2)
  // Adjacent digits mean a date, an amount or a phone number.
  const whole = (digits: string) => new RegExp(`(?<!\\d|\\d-)${digits}(?!${gap}?\\d)`, 'g')
  return [
    new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`, 'g'),
    whole(`\\d{${half}}${gap}\\d{${length - half}}`),
    whole(`\\d(?:${gap}\\d){${length - 1}}`),
  ]
}
