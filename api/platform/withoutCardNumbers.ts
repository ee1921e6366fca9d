/**
 * A text with each payment card number down to its last four digits, and without the security code beside it:
 * "4111 1111 1111 1111, code 123" becomes "•••• 1111, code •••". Nobody at an agency may keep them (PCI DSS 3.3 and 3.4).
 */
export function withoutCardNumbers(text: string): string {
  // Loans and accounts have numbers of the same form.
  if (!ofCard.test(text)) return text
  let hasCard = false
  const masked = text.replaceAll(possibleNumber, (number) => {
    const digits = number.replaceAll(/\D/g, '')
    if (!isCardNumber(digits)) return number
    hasCard = true
    return `•••• ${digits.slice(-4)}`
  })
  return hasCard ? masked.replaceAll(securityCode, (_, name: string) => `${name}•••`) : text
}

const ofCard =
  /\b(?:cards?|visa|master ?card|amex|american express|discover|debit|credit|cvv2?|cvc2?|expir\w*|exp)\b/i
const possibleNumber = /(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])/g
const securityCode =
  /\b((?:cvv2?|cvc2?|cid|(?:security |card )?code|(?:numbers? |digits )?on the back)[\s:#]*(?:is |number )?)\d{3,4}\b/gi

/** By its first digit, its length and its check digit (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  if (!/^[3-6]\d{12,18}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
