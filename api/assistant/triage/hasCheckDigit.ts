/** The ninth character of a North American VIN is a check digit (49 CFR 565.15). */
export function hasCheckDigit(vin: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = [...vin].reduce((total, sign, at) => total + valueOf(sign) * (weights[at] ?? 0), 0)
  const check = sum % 11 === 10 ? 'X' : String(sum % 11)
  // Other regions use no check digit.
  return !/^[1-5]/.test(vin) || vin[8] === check
}

function valueOf(sign: string): number {
  if (/\d/.test(sign)) return Number(sign)
  const values = 'A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9'
  return Number(values[values.indexOf(sign) + 1] ?? 0)
}
