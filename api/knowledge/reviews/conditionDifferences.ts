import { type Reading, sentencesOf } from '../../reading/index.ts'
import type { Difference } from './compareDocuments.ts'
import type { Side } from './sideOf.ts'
import { normal } from './coverageItem.ts'
import { exclusion, spared } from './excludedThings.ts'
import { grantsIn } from './grantsIn.ts'
import { sharedWords } from './likeWords.ts'
import { linesIn } from './statements.ts'

const condition =
  /\b(must|required|are needed|subject to|warrant(ed|y)|shall (be|keep|maintain)|prior to binding|before binding|provided that|limited to (?!\$|USD)|restricted to|not acceptable|actual cash value|participating|dividend|warrants?|contingency|contingent upon|needs? [A-Z]|only (?:if|when|while)|fully earned|non-?refundable)\b/i

/** Each condition of one side that the other does not set; an offer without it binds the insured to less. */
export function conditionDifferences(a: Reading, b: Reading): Difference[] {
  const [left, right] = [conditionsOf(a), conditionsOf(b)]
  const alike = (one: Side, other: Side) =>
    Math.min(sharedWords(one.text, other.text).share, sharedWords(other.text, one.text).share) >= 0.6
  const only = (own: readonly Side[], others: readonly Side[]) =>
    own.filter((each) => !others.some((other) => alike(each, other))).slice(0, mostConditions)
  const describe = (side: Side) => {
    const words = side.text.replace(/[.:]$/, '').split(' ')
    const label = words.slice(0, 7).join(' ') + (words.length > 7 ? ' …' : '')
    return {
      key: `condition:${normal(side.text)}`,
      label: `Condition: ${label}`,
      materiality: 'medium' as const,
    }
  }
  return [
    ...only(left, right).map((side): Difference => ({ ...describe(side), a: side, b: null, better: 'B' })),
    ...only(right, left).map((side): Difference => ({ ...describe(side), a: null, b: side, better: 'A' })),
  ]
}

const mostConditions = 6
/** What is given, listed between conditions: "Additional insured ongoing operations CG 20 10, blanket". */
const provision =
  /^(?:[\W\d]*blanket )?(?:additional insureds?|waiver of (?:subrogation|transfer)|primary\b.{0,10}non-? ?contribut\w+)\b(?!.*\b(?:must|required|subject to|only (?:if|when)|prior to)\b)/i
const conditionTitle =
  /\b(?:warrant(?:y|ies)|subjectivit(?:y|ies)|conditions?|contingenc(?:y|ies)|binding requirements?)$/i

/** What an offer makes the insured do or accept. */
export function conditionsOf(reading: Reading): Side[] {
  return reading.blocks.flatMap((block) => {
    if (block.kind === 'table' || block.kind === 'heading') return []
    const isListed = conditionTitle.test(block.headings.at(-1) ?? '')
    const place = { page: block.page, headings: block.headings, origin: 'declarations' } as const
    return linesIn(block)
      .flatMap((line) => sentencesOf(line))
      .filter(
        (each) =>
          (isListed || condition.test(each)) &&
          !/^[A-Z]{2} \d{2} \d{2}\b/.test(each) &&
          // Compared as what they exclude or give.
          exclusion(each) === null &&
          !spared.test(each) &&
          !provision.test(each) &&
          grantsIn(each, place).length === 0 &&
          !/\b(?:is|are) not (?:required|needed|a condition)\b|^no [^.]{0,40}\b(?:required|needed)\b/i.test(
            each,
          ) &&
          !/\b(valid|good|open|minimum earned|lapses|expires|payment in full|payable|instal\w+)\b/i.test(
            each,
          ),
      )
      .map((each) => ({
        text: each,
        amount: null,
        standing: 'stated' as const,
        quote: each,
        page: block.page,
      }))
  })
}
