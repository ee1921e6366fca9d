import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { verbatimParts } from '../../reading/passages/verifyQuote.ts'
import { documentParts } from '../facts/documentParts.ts'
import { endorsementPages } from './endorsementPages.ts'
import { passagesInContext } from './passagesInContext.ts'
import { roleOf } from './passageRole.ts'
import type { AnswerDocument, CitationRole } from './policyAnswer.ts'

/** A passage that may answer a question. */
export interface Candidate extends Passage {
  readonly documentId: string
  readonly role: CitationRole
  readonly isEndorsement: boolean
  /** Whether a deductible stands in it, though it may only be called so in the header of its column. */
  readonly isDeductible: boolean
  /** Whether it illustrates a rule with made-up amounts. */
  readonly isExample: boolean
  /** Whether it stands on the declarations. */
  readonly isFront: boolean
  /** A label and value set apart on the page, each as printed; null for running text. */
  readonly parts: readonly string[] | null
}

/** List numbers and single letters are not answers. */
const shortest = 8

/** A document's candidate passages, in the order of its vectors. */
export function candidatesOf({ id, reading }: Pick<AnswerDocument, 'id' | 'reading'>): Candidate[] {
  const endorsements = endorsementPages(reading)
  const front = new Set(
    documentParts(reading).flatMap(({ kind, pages }) =>
      kind === 'declarations' ? pages.map(({ page }) => page.number) : [],
    ),
  )
  const passages = passagesInContext(passagesOf(reading), reading)
  const examples = examplesIn(passages)
  return passages
    .filter(({ kind, text }) => text.length > shortest && (kind !== 'heading' || isStatement(text)))
    .map((passage) => ({
      ...passage,
      documentId: id,
      role: roleOf(passage),
      isEndorsement:
        endorsements.has(passage.page) || passage.headings.some((heading) => endorsementTitle.test(heading)),
      isDeductible: false,
      isExample: examples.has(passage),
      isFront: front.has(passage.page),
      parts: null,
    }))
}

const startsExample =
  /^(?:\W*|if,? )(?:for (?:example|instance)|as an example|by way of (?:example|illustration)|example\b|to illustrate)/i

/** Examples, with the sentences of their paragraph that go on with them. */
function examplesIn(passages: readonly Passage[]): ReadonlySet<Passage> {
  let block = -1
  return new Set(
    passages.filter((passage) => {
      if (startsExample.test(passage.text)) block = passage.block
      return passage.block === block
    }),
  )
}

const endorsementTitle = /^endorsements?\b(?!.*\b(schedule|attached|forms)\b)/i

/** Whether bold or capital letters are more than a title: "(a) $2,000,000 each Claim". */
function isStatement(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    /\$\s?\d|\d%|\d{1,2}\/\d{1,2}\/\d{2,4}|\b\d{1,3}(?:,\d{3})+\b|\b\d+ (?:days|months|years|hours)\b/.test(
      text,
    ) ||
    (words.length >= 6 && /[.;]$/.test(text)) ||
    (words.length >= 3 && /\w: \S/.test(text)) ||
    (words.length >= 7 && /\b(?:is|are|not|does|do|will|applies|covers?|means)\b/i.test(text))
  )
}

/** Whether a row is where a deductible of the facts was read. */
export function statesDeductible({ kind, page, text }: Candidate, { facts }: AnswerDocument): boolean {
  if (kind !== 'row') return false
  return facts.deductibles.some(
    ({ value, page: on, quote }) =>
      on === page &&
      value.amount !== null &&
      text.includes(value.name) &&
      (text.includes(quote) || quote.split(' ').every((word) => text.includes(word))),
  )
}

/** Amounts whose label and value are in different places, so that no passage has both. */
export function statedAmountsOf({
  id,
  reading,
  facts,
}: Pick<AnswerDocument, 'id' | 'reading' | 'facts'>): Candidate[] {
  const limits = Object.values(facts.limits).flatMap(({ fact }) => fact ?? [])
  const { premium, deductible } = facts.scalars
  const scalars = [premium, deductible].flatMap(({ fact }) => fact ?? [])
  return [...limits, ...scalars, ...facts.extraLimits, ...facts.deductibles].flatMap(({ quote, page }) => {
    const parts = verbatimParts(reading, quote, page)
    if (parts === null || parts.length === 1) return []
    return [
      {
        text: quote,
        page,
        kind: 'row' as const,
        headings: [],
        leadIn: '',
        block: -1,
        documentId: id,
        role: 'SOURCE' as const,
        isEndorsement: false,
        isDeductible: false,
        isExample: false,
        isFront: true,
        parts,
      },
    ]
  })
}

/** Text used for embedding: the passage under its heading. */
export function embeddedText({ headings, text }: Passage): string {
  const heading = headings.at(-1)
  return (heading === undefined ? text : `${heading}: ${text}`).slice(0, 600)
}
