/**
 * Parses typed text as a percentage and divides it by 100 (spec 1 §5): `12.5%` is 0.125. Keeps at most two decimals of the
 * percentage; anything that is not a number, or negative, is NaN.
 */
export function typedShare(text: string): number {
  const stripped = text.replaceAll(/[%,\s]/g, '')
  if (!/^(\d+\.?\d*|\.\d+)$/.test(stripped)) return Number.NaN
  const hundredths = Math.round(Number(`${stripped}e2`))
  return Number.isSafeInteger(hundredths) ? Number(`${hundredths}e-4`) : Number.NaN
}
