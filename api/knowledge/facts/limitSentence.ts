import { noLimitWords } from './amountDictionary.ts'
import { centsOf, type LimitRun, sum } from './limitRun.ts'
import { bareHead } from './labelClauses.ts'
import { lineNamed } from './runNames.ts'
import { labelKey } from './values.ts'

/** What a sentence that is only a coverage and its limits says; null for any other. */
export function limitSentence(whole: string): LimitRun | null {
  if (whole.length > longestSentence) return null
  const text = whole.trim().replace(/[.;]$/, '')
  return claimPair(text) ?? singleLimit(text)
}

/** In characters: the name of a coverage and its amounts take no more. */
const longestSentence = 240

const pairOfClaims = new RegExp(
  String.raw`^([A-Z][^$:;]{3,70}?)(?:\s*\([^)]*\))?\s*:?\s+(${sum})\s*\/\s*(${sum})$`,
  'i',
)
const ofClaims =
  /\b(?:liability|malpractice|practices|misconduct|abuse|molestation|omissions|employee benefits|directors|wrongful acts?)\b/i

/** "Counseling professional liability: $1,000,000 / $3,000,000": each claim, and all claims of the year. */
function claimPair(text: string): LimitRun | null {
  const [, subject, each = '', all = ''] = pairOfClaims.exec(text) ?? []
  const [first, second] = [centsOf(each), centsOf(all)]
  if (
    !subject ||
    !ofClaims.test(subject) ||
    lineNamed(subject) ||
    first === null ||
    second === null ||
    first > second
  )
    return null
  return {
    subject: '',
    amounts: [first, second],
    limits: [
      { label: `${subject} each claim`, cents: first, text: each },
      { label: `${subject} aggregate`, cents: second, text: all },
    ],
  }
}

const single = new RegExp(
  String.raw`^([A-Z][\w &'’/,-]{2,60}?)(?:\s*\([^)]*\))?:?\s+(${sum})(?:\s+((?:(?:each|per|any one) [a-z]+|(?:annual )?aggregate))|\s+(?:combined single limit|sublimit))?(?:,? (?:subject to )?(?:a |an )?\$[\d,]+ (?:deductible|retention))?$`,
)

const verb = /\b(?:is|are|was|be|pays?|covers?|applies|includes?|limited|amended|we|you)\b/i

/** "Hired and non-owned auto: $1,000,000 combined single limit", a sentence of its own. */
function singleLimit(text: string): LimitRun | null {
  const [, name, amount = '', applies] = single.exec(text) ?? []
  const cents = centsOf(amount)
  if (!name || cents === null || bareHead.test(name) || noLimitWords.test(labelKey(name)) || verb.test(name))
    return null
  return {
    subject: '',
    amounts: [cents],
    limits: [{ label: [name, applies].filter(Boolean).join(' '), cents, text: amount }],
  }
}
