import type { TextBlock } from '../../reading/index.ts'
import type { Fact, NamedDeductible } from './policyFacts.ts'
import { parseMoney } from './values.ts'

const amountAfter =
  /((?:[A-Z][\w/&-]*,? (?:or |and |of |for )?){0,5}(?:[Dd]eductible|DEDUCTIBLE|[Rr]etention|RETENTION))(?: Amount)?(?:,? (?:each|per|any one) [a-z ]{3,50}(?=:))?\s*[:\-–]?\s*(\$\s?[\d,]+)/g
const amountOf =
  /\b([Dd]eductible|[Rr]etention)\s+(?:of|is)\s+(\$\s?[\d,]+)(?:\s+(?:for\s+)?((?:each|per|any one)\s[a-z ]{3,40}?(?=\sand\s|[^a-z ]|$)))?/g
/** "You pay the first $1,000 of each property damage claim." */
const amountBorne =
  /\b(?:(?:re)?pay|bear|reimburse)s?(?: us)?(?: for)? the first (\$\s?[\d,]+)(?: of [a-z ]{3,30}?)?(?: (?:of|for) ((?:each|any|every) [a-z ]{3,40}))?/gi
/** "Deductibles: Section 1, $5,000 each accident; Section 2, $2,500 each accident." */
const list =
  /^(?:item \d{1,2}\.? )?(?:your |our |the )?(?:deductible|retention)s?(?: amounts?)?[^.:;$]{0,30}:\s*/i
const listedAmount =
  /^([^$]{0,60}?)[\s,:–—-]*(\$\s?[\d,]+)(?:\s+((?:each|per|any one|every|for)\b[a-z ]{3,40}))?/i
const shareHeading = /^(?:your |our )?(?:deductibles?|retentions?|what you (?:bear|pay first|retain))\b/i
const notShare = /deductible|retention|premium|payroll|rat(?:es?|ing)\b|tax|fees?\b|limit/i
/** "… retention of $10,000 each pollution condition and $25,000 each wrongful act" */
const amountNext = /^(?:,|;)?\s*(?:and\s+)?(\$\s?[\d,]+)\s+((?:each|per|any one|every)\b[a-z ]{3,40})/i
const amountBefore = /(\$\s?[\d,]+)\s+(Deductible|Retention)\b(?![^.;$]{0,40}\$)/g
const percentAfter = /([A-Z][\w/&,\- ]{2,60}?deductible)\b[^.$]{0,20}?(\d{1,2}(?:\.\d+)?)\s?(?:%|percent)/gi

/** Deductibles within a paragraph: "Property Deductible: $1,000 per occurrence. Wind or Hail Deductible: 2 percent." Loosely, in any sentence. */
export function statedDeductibles(
  { text, page, box, headings }: TextBlock,
  isLoose = false,
): Fact<NamedDeductible>[] {
  function fact(
    name: string,
    quote: string,
    value: Pick<NamedDeductible, 'amount' | 'percent'>,
  ): Fact<NamedDeductible> {
    const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
    return { value: { name: name.trim(), ...value }, quote, page, box, confidence: 0.85, source }
  }
  function amount(match: RegExpExecArray, name: string, printed: string) {
    const cents = parseMoney(printed)
    return cents === null ? [] : [fact(name, match[0], { amount: cents, percent: null })]
  }
  // "$10,000 each loss; $50,000 for water damage" under "What you bear"
  const isUnder = shareHeading.test(headings.at(-1) ?? '') && text.startsWith('$')
  return [
    ...[...text.matchAll(amountAfter)].flatMap((match) => amount(match, subjectOf(match), match[2] ?? '')),
    ...(isLoose ? [...text.matchAll(amountOf)] : []).flatMap((match) => {
      const next = amountNext.exec(text.slice(match.index + match[0].length))
      return [
        ...amount(match, `${match[1] ?? ''} ${match[3] ?? ''}`, match[2] ?? ''),
        ...(next ? amount(next, `${match[1] ?? ''} ${next[2] ?? ''}`, next[1] ?? '') : []),
      ]
    }),
    ...[...text.matchAll(amountBorne)].flatMap((match) =>
      amount(match, `Deductible ${match[2] ?? ''}`, match[1] ?? ''),
    ),
    ...(list.test(text) || isUnder ? text.replace(list, '').split(/[;.]\s+/) : []).flatMap((clause) => {
      const match = listedAmount.exec(clause)
      const name = `${match?.[1] ?? ''} ${match?.[3] ?? ''}`.trim()
      const isNamed = isUnder ? match?.index === 0 && name !== '' : match?.[1]
      return match && isNamed && !notShare.test(name) ? amount(match, name, match[2] ?? '') : []
    }),
    ...[...text.matchAll(amountBefore)].flatMap((match) => amount(match, match[2] ?? '', match[1] ?? '')),
    ...[...text.matchAll(percentAfter)].map((match) =>
      fact(match[1] ?? '', match[0], { amount: null, percent: Number(match[2]) }),
    ),
  ]
}

/** "Employee dishonesty $50,000, deductible $1,000" is about what its sentence begins with. */
function subjectOf({ 1: name = '', index, input }: RegExpExecArray): string {
  if (!/^[dr]/.test(name)) return name
  const sentence =
    input
      .slice(0, index)
      .split(/(?<=[a-z0-9)]{2})[.;]\s+(?=[A-Z])/)
      .at(-1) ?? ''
  const subject = /^([A-Z][^$:]{2,60}?)[\s,:–—-]*(?:\$|$)/.exec(sentence)?.[1] ?? ''
  return `${subject} ${name}`.trim()
}
