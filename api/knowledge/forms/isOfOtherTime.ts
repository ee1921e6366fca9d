import type { Filling } from './isDoubtful.ts'
import { isPast } from './periodMatch.ts'
import { isPrior } from './policyFact.ts'

/**
 * Whether a count was so until now, where a form asks what is: "two more on top of last year's seven", "one of our
 * three, and we have not filled his place".
 */
export function isOfOtherTime({ ask, quote = '' }: Filling, value: string): boolean {
  const { field } = ask
  return (
    /^[\d,]{1,6}$/.test(value) &&
    !isPrior(ask) &&
    !isPast(`${field.section} ${field.row} ${field.label}`) &&
    formerCount.test(quote) &&
    /\b(?:more|new|hired|left|gone|filled|added|fewer)\b/i.test(quote)
  )
}

const formerCount =
  /\b(?:last year['’]s|previous(?:ly)?|one of (?:our|the|my)|used to (?:be|have)|(?:was|were) (?:one )?of (?:our|the))\s+(?:\w+ )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i
