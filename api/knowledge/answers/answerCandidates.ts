import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { verbatimParts } from '../../reading/passages/verifyQuote.ts'
import { endorsementPages } from './endorsementPages.ts'
import { roleOf } from './passageRole.ts'
import type { AnswerDocument, CitationRole } from './policyAnswer.ts'

/** A passage that may answer a question. */
export interface Candidate extends Passage {
  readonly documentId: string
  readonly role: CitationRole
  readonly isEndorsement: boolean
  /** Whether a deductible stands in it, though it may only be called so in the header of its column. */
  readonly isDeductible: boolean
  /** A label and value set apart on the page, each as printed; null for running text. */
  readonly parts: readonly string[] | null
}

/** List numbers and single letters are not answers. */
const shortest = 8

/** A document's candidate passages, in the order of its vectors. */
export function candidatesOf({ id, reading }: Pick<AnswerDocument, 'id' | 'reading'>): Candidate[] {
  const endorsements = endorsementPages(reading)
  return passagesOf(reading)
    .filter(({ kind, text }) => kind !== 'heading' && text.length > shortest)
    .map((passage) => ({
      ...passage,
      documentId: id,
      role: roleOf(passage),
      isEndorsement: endorsements.has(passage.page),
      isDeductible: false,
      parts: null,
    }))
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
