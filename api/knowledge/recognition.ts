/** What makes two e-mail addresses the same one. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** What makes two US phone numbers the same one: their last ten digits, extensions apart; null when there are fewer. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/;ext=.*$/, '').replace(/\D/g, '')
  return digits.length < 10 ? null : digits.slice(-10)
}

const legalSuffix = /[\s,]+(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pc)\.?$/i

/** What makes two customers' names the same one: case, punctuation and a legal suffix apart. */
export function nameKey(name: string): string {
  const letters = name.trim().replace(legalSuffix, '').toLowerCase()
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
