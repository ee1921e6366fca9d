import { type Reading, sentencesOf, spokenNumber } from '../../reading/index.ts'
import type { Difference } from './compareDocuments.ts'
import type { Side } from './sideOf.ts'
import { normal } from './coverageItem.ts'
import { exclusion, spared } from './excludedThings.ts'
import { grantsIn } from './grantsIn.ts'
import { sharedWords } from './likeWords.ts'
import { ofUnderlying } from './statement.ts'
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
    ...only(left, right).map((side) => ({ ...describe(side), a: side, ...against(side, b, 'B') })),
    ...only(right, left).map((side) => {
      const { b: other, better } = against(side, a, 'A')
      return { ...describe(side), a: other, b: side, better }
    }),
  ]
}

/** What the other offer says of a condition's subject, and whether it is better without the condition. */
function against({ text }: Side, other: Reading, without: 'A' | 'B'): Pick<Difference, 'b' | 'better'> {
  const withIt = without === 'A' ? 'B' : 'A'
  const subject = subjects.find(({ about }) => about.test(text))
  const own = subject && measureOf(text, subject)
  const found = subject && sentencesIn(other).find(({ text: said }) => measureOf(said, subject) !== null)
  if (!subject || own == null || !found)
    return { b: null, better: dividend.test(text) ? withIt : gives.test(text) ? null : without }
  const measure = measureOf(found.text, subject) ?? own
  const isOtherBetter = subject.isMoreBetter ? measure > own : measure < own
  return { b: found, better: measure === own ? null : isOtherBetter ? without : withIt }
}

/** What is no burden, though it is worded as a condition or beside one. */
const gives =
  /^(?:there (?:is|are) )?no (?:\w+ )?(?:conditions?|warrant(?:y|ies)|subjectivit(?:y|ies))\b|\bno hammer\b|\bup to \d+ miles\b|\bextended reporting\b|\b(?:exclusion|condition|warranty) (?:is )?(?:removed|deleted|waived)\b|\binsured may (?:select|choose)\b|\breplacement cost\b/i
/** A dividend may be paid, and a loss is not charged. */
const dividend = /^(?!.*\bno(?:t offered)?\b(?! guarante| assured)).*\bdividend/i

/** Conditions that bind more or less by a number: the age of drivers, the years of loss runs, the miles of a radius. */
const subjects = [
  {
    about: /\b(?:drivers?|no one under)\b/i,
    measure:
      /\b(?:under|least|over|age|be)\b[^.;\d]{0,12}\b(1[89]|2\d|30)\b|\b(1[89]|2\d|30) (?:years|or older|or over)\b/i,
    isMoreBetter: false,
  },
  { about: /\bloss runs?\b/i, measure: /\b(\d|two|three|four|five|seven|ten) years\b/i, isMoreBetter: false },
  { about: /\bradius\b|\bmiles\b/i, measure: /\b(\d{2,4}) miles\b/i, isMoreBetter: true },
] as const

function measureOf(text: string, { about, measure }: (typeof subjects)[number]): number | null {
  const [, first, second] = about.test(text) ? (measure.exec(text) ?? []) : []
  const number = first ?? second
  return number === undefined ? null : (spokenNumber(number) ?? Number(number))
}

function sentencesIn(reading: Reading): Side[] {
  return reading.blocks.flatMap((block) =>
    block.kind === 'table'
      ? []
      : linesIn(block)
          .flatMap((line) => sentencesOf(line))
          .map((text) => ({
            text,
            amount: null,
            standing: 'stated' as const,
            quote: text,
            page: block.page,
          })),
  )
}

const mostConditions = 6
/** What is given, listed between conditions: "Additional insured ongoing operations CG 20 10, blanket". */
const provision =
  /^(?:[\W\d]*blanket )?(?:additional insureds?|waiver of (?:subrogation|transfer)|primary\b.{0,10}non-? ?contribut\w+)\b(?!.*\b(?:must|required|subject to|only (?:if|when)|prior to)\b)/i
/** "Subjectivities: favorable inspection; loss runs": a title that stands before its list. */
const labeled =
  /^(?:subjectivit(?:y|ies)|subject to|(?:binding )?(?:conditions|requirements|contingencies)(?: (?:of|to|for|before) (?:binding|bind|coverage))?)\s*(?::|\s[–—-]\s)\s*(.+)$/i
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
      .flatMap((each) => {
        const named = labeled.exec(each)?.[1]
        if (named === undefined) return [{ each, isNamed: isListed }]
        const parts = named.split(/;\s+/).map((part) => part.replace(/\.$/, ''))
        return parts.flatMap((part) =>
          /^(?:none|n\/?a)$/i.test(part) ? [] : [{ each: part, isNamed: true }],
        )
      })
      .filter(
        ({ each, isNamed }) =>
          (isNamed || condition.test(each)) &&
          !/^[A-Z]{2} \d{2} \d{2}\b/.test(each) &&
          // Compared as what they exclude or give.
          exclusion(each) === null &&
          !ofUnderlying.test(each) &&
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
      .map(({ each }) => ({
        text: each,
        amount: null,
        standing: 'stated' as const,
        quote: each,
        page: block.page,
      }))
  })
}
