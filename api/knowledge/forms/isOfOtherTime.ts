import type { Filling } from './isDoubtful.ts'
import { isPast } from './periodMatch.ts'
import { isPrior } from './policyFact.ts'
import { asksForRequest } from './requestedLimit.ts'

/**
 * Whether a value was so until now, where a form asks what is: "two more on top of last year's seven", "one of our
 * three". Or an amount of the expiring policy, where a letter asks for other limits.
 */
export function isOfOtherTime(filling: Filling, value: string): boolean {
  const { ask, quote = '', source, knowledge } = filling
  const { field } = ask
  if (isPrior(ask) || isPast(`${field.section} ${field.row} ${field.label}`)) return false
  if (quote !== '' && /^[\d,]{1,6}$/.test(value)) {
    const at = formerCount.exec(quote)
    return at !== null && /\b(?:more|new|hired|left|gone|filled|added|fewer)\b/i.test(quote)
  }
  return (
    quote === '' &&
    /^\$?[\d,]{4,}$/.test(value) &&
    asksForRequest(field) &&
    !knowledge.sentences.some(({ letter }) => source.startsWith(letter)) &&
    knowledge.sentences.some(({ text }) => otherTerms.test(text)) &&
    !knowledge.sentences.some(({ text }) => sameTerms.test(text))
  )
}

const formerCount =
  /\b(?:last year['’]s|previous(?:ly)?|one of (?:our|the|my)|used to (?:be|have)|(?:was|were) (?:one )?of (?:our|the))\s+(?:\w+ )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i
const otherTerms =
  /\b(?:ask (?:them )?for|quote (?:us|it|them)?|want|wants|need|needs|raise|increase|go (?:up )?to|instead of)\b[^.]*\b(?:\$\d|million|thousand)/i
const sameTerms =
  /\bsame (?:limits?|terms|coverages?)\b|\b(?:limits?|terms|coverages?) (?:stay|remain|as (?:they are|now|before|is))\b/i
