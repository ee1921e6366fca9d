import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { counts } from './spokenValues.ts'

const people = String.raw`(?:employees|people|persons|workers|men|of us)`
/** What stands before and behind the number of all who work for a business: "there are", "on the payroll". */
const frames: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [
    /\b(?:there (?:are|is)|we (?:are|have)|(?:with|now|have|has|makes?|that['’]s)(?: us)?) $/i,
    /^ (?:\w+ )?on (?:the|our) payroll\b/i,
  ],
  [
    /\bwe(?: are|['’]re)(?: now| at)? $/i,
    new RegExp(`^(?: ${people})?(?: (?:now|in all|altogether|total|today))?(?=[.,;]|$)`, 'i'),
  ],
  [/\b(?:that |which )?(?:makes|brings) (?:us |it )?(?:to )?$/i, new RegExp(`^ ${people}\\b`, 'i')],
  [
    /\bwe (?:now )?(?:employ|have)(?: now)? $/i,
    new RegExp(`^ ${people}(?: (?:now|in all|altogether))?(?=[.,;]|$)`, 'i'),
  ],
  [
    /(?:^|\b(?:there are|now|so|have) )$/i,
    new RegExp(`^ ${people} (?:now|in all|altogether|on (?:the|our) payroll|work (?:for us|here))\\b`, 'i'),
  ],
]

/** "With the two I hired in July there are eleven on the payroll": how many a business employs, after the records. */
export function staffTold(sentences: readonly Sentence[]): Fact[] {
  const told = sentences.flatMap((sentence) => {
    const { text } = sentence
    const found = counts(text).find(({ index, end }) =>
      frames.some(([before, behind]) => before.test(text.slice(0, index)) && behind.test(text.slice(end))),
    )
    return found ? [letterFact('insured', 'employees', found.value, sentence)] : []
  })
  const [first] = told
  // Two counts are those of two places or of two times.
  return first && told.every(({ value }) => value === first.value) ? [first] : []
}
