import { dayInWords } from '../../../platform/index.ts'

/** An offer by its name, with the last day on which it can be accepted. */
interface DatedQuote {
  readonly label: string
  readonly expires: string | null
}

/** Whether an offer can no longer be accepted. An expired quote is never recommended. */
export function hasExpired({ expires }: Pick<DatedQuote, 'expires'>, today: string): boolean {
  return expires !== null && expires < today
}

/** Which quotes have expired, as sentences; empty when none has. */
export function expiredNotice(quotes: readonly DatedQuote[], today: string): string {
  const gone = quotes.filter((quote) => hasExpired(quote, today))
  if (gone.length === 0) return ''
  const named = gone.map(({ label, expires }) => `**${label} expired on ${dayInWords(expires ?? today)}.**`)
  return `${named.join(' ')} ${gone.length > 1 ? 'Ask the carriers to extend them before you offer them.' : 'Ask the carrier to extend it before you offer it.'}`
}
