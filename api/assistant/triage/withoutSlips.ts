import { capitalized } from '../../platform/index.ts'

/** Words that decide what a message asks for, and that people misspell. */
const vocabulary = new Set(
  'policy policies certificate certificates insurance additional insured cancel cancelled canceled cancellation coverage covered quote quotes liability endorsement declaration declarations deductible address vehicle driver umbrella premium workers compensation landlord contractor renewal payroll location equipment accident invoice binder document please thanks remove update increase question'.split(
    ' ',
  ),
)
const known = new Map<string, string>()

/** The text with the slips in its telling words mended, for recognizing it; what is shown keeps what was written. */
export function withoutSlips(text: string): string {
  return text.replaceAll(/[A-Za-z]{5,}/g, (word) => {
    const small = word.toLowerCase()
    if (vocabulary.has(small)) return word
    const corrected = known.get(small) ?? correctedWord(small)
    // A bounded memory: names come and go.
    if (known.size < 5_000) known.set(small, corrected)
    return corrected === small ? word : corrected
  })
}

/**
 * A client's words as we write them ourselves: "your certifcate" is "your certificate". Only long words that end alike are
 * mended, as an "insurer" is no "insured" and "tanks" are no "thanks".
 */
export function withoutTypos(text: string): string {
  return text.replaceAll(/[A-Za-z]{7,}/g, (word) => {
    const right = withoutSlips(word)
    if (right === word || right.at(-1) !== word.at(-1)) return word
    return /^[A-Z]/.test(word) ? capitalized(right) : right
  })
}

function correctedWord(word: string): string {
  for (const right of vocabulary) {
    if (
      Math.abs(right.length - word.length) <= 1 &&
      right.startsWith(word.charAt(0)) &&
      isOneSlip(word, right)
    )
      return right
  }
  return word
}

/** Whether one letter was left out, added, changed or exchanged with its neighbor. */
function isOneSlip(word: string, right: string): boolean {
  let at = 0
  while (at < word.length && word[at] === right[at]) at++
  const [rest, wanted] = [word.slice(at), right.slice(at)]
  // A plural or another form of the word is no slip.
  if (rest === '' || wanted === '' || rest === 's' || wanted === 's' || rest === 'd') return false
  return (
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
