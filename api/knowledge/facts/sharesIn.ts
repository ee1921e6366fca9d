import type { NamedDeductible } from './policyFacts.ts'
import { parseMoney } from './values.ts'

const share =
  /\b(?:deductible|retention)(?:\s+amount)?(?:\s+for\s+[^.$]{3,60}?)?\s*(?:\bof|\bis|:|)\s+((?:\$|USD)\s?[\d,]+)|((?:\$|USD)\s?[\d,]+)(?<!,)\s+(?:deductible|retention)\b/i
const loss = String.raw`(?:(?:any |each |every |all |an? )?(?:loss(?:es)?|damage|claims?)(?: or damage)? (?:by|from|caused by|resulting from|arising (?:out of|from)) )?`
/** "For a class action, the retention is …" */
const subjectBefore = new RegExp(
  String.raw`^for ${loss}(?:an? |the |any )?(?!(?:such|each|every|all|loss|losses|claims?|occurrences?|policy)\b)([a-z][^,.$]{3,50}?),? the (?:deductible|retention)\b`,
  'i',
)
/** "The deductible for loss by theft is $5,000", "a deductible of $10,000 applies to each loss by flood" */
const subjectsWithin = [
  new RegExp(
    String.raw`\b(?:deductible|retention) (?:for|applicable to) ${loss}(?!such\b|this\b|each\b|all\b|any\b|the (?:policy|coverage)\b)([a-z][^.,;$]{3,50}?),? (?:is|will be|shall be) (?:\$|USD)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:deductible|retention) of (?:\$|USD\s?)[\d,]+ (?:applies|will apply|shall apply) to ${loss}(?!such\b|this\b|each\b|all\b|any\b|the (?:policy|coverage)\b)([a-z][a-z /-]{3,50}?)(?=[.,;]|$)`,
    'i',
  ),
]
/** "$50,000 each occurrence for flood and $25,000 each occurrence for earthquake" */
const shareOfEach =
  /((?:\$|USD\s?)[\d,]+)(?: (?:each|per|any one) \w+)? for ([a-z][a-z ]{2,40}?)(?=,| and (?:\$|USD)|[.;]|$)/gi

/** The deductibles that a sentence states: "…, subject to a separate deductible of $5,000" after a changed limit. */
export function sharesIn(text: string, name: string): NamedDeductible[] {
  const several = /^[^$:]{0,40}\b(?:deductible|retention)s?\b[^$:]{0,20}:/i.test(text)
    ? [...text.matchAll(shareOfEach)]
    : []
  if (several.length > 1)
    return several.flatMap(([, printed = '', peril = '']) => shareOf(printed, named(peril)))
  const shared = share.exec(text)
  return shareOf(shared?.[1] ?? shared?.[2] ?? '', name)
}

function named(subject: string): string {
  return subject.charAt(0).toUpperCase() + subject.slice(1)
}

function shareOf(printed: string, name: string): NamedDeductible[] {
  const amount = parseMoney(printed)
  return amount === null ? [] : [{ name, amount, percent: null }]
}

/** Whether a sentence begins with what its deductible is for, so that the policy's own stays. */
export function isShareOfSome(text: string): boolean {
  return subjectBefore.test(text)
}

/** What a sentence says a deductible is for; undefined when it does not. */
export function shareSubject(text: string): string | undefined {
  const [subject] = [subjectBefore, ...subjectsWithin].flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return subject && named(subject)
}
