import { acceptsQuote, newCover, quotedLines, spokenLine, statedNumbers } from '../../assistant/index.ts'
import { capitalized } from '../../platform/index.ts'
import { listed } from './cancellationReply.ts'
import { quoted } from './standingReply.ts'

/** What a client reads who asks for a quote, or accepts one. */
export function quoteReply(details: string): string {
  return acceptsQuote(details)
    ? 'We received your decision. Coverage is not in force until we confirm it with the carrier and with you.'
    : `We would be glad to get you a quote${coverageFor(details)}.${toldUs(details)}${besides(details)}`
}

/** A change of what is in force, whose price is asked in the same breath: `what would it take to raise the limit?` */
function besides(details: string): string {
  const asked = details
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .filter((sentence) => ofChange.test(sentence))
    .map((sentence) => `"${quoted(capitalized(sentence.replace(/^(?:(?:and|also|plus)\b[\s,]*)+/i, '')))}"`)
  return asked.length === 0 ? '' : `\n\nYou also asked: ${asked.join(' ')} We will ask the carrier.`
}

const ofChange =
  /\b(?:what (?:would|will|does|do) (?:it|we|i)|how much (?:more|extra)|how hard|is it possible|can we)\b[^.?!]{0,40}\b(?:raise|increase|up|bump|higher|lower|go (?:up|to)|get (?:to|there))\b/i

/** ` for umbrella and cyber coverage`; nothing without a line. */
function coverageFor(details: string): string {
  const lines = quotedLines(details).map(spokenLine)
  // What has no line of its own: `a quote for flood`.
  const others = lines.length === 0 ? (newCover.exec(details)?.slice(0, 1) ?? []) : []
  const wanted = [...lines, ...others.map((each) => each.toLowerCase())]
  return wanted.length === 0 ? '' : ` for ${listed(wanted)} coverage`
}

/** Repeats the numbers for a quote, so that the client can correct them. */
function toldUs(details: string): string {
  const numbers = statedNumbers(details)
  return numbers.length === 0 ? '' : ` You told us: ${listed(numbers)}.`
}
