import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { endorsementPages } from './endorsementPages.ts'
import { roleOf } from './passageRole.ts'
import type { AnswerDocument, CitationRole } from './policyAnswer.ts'

/** A passage that may answer. */
export interface Candidate extends Passage {
  readonly documentId: string
  readonly role: CitationRole
  readonly isEndorsement: boolean
}

/** Numbers of a list and single letters answer nothing. */
const shortest = 8

/** The passages of a document that may answer, in the order of its vectors. */
export function candidatesOf({ id, reading }: Pick<AnswerDocument, 'id' | 'reading'>): Candidate[] {
  const endorsements = endorsementPages(reading)
  return passagesOf(reading)
    .filter(({ kind, text }) => kind !== 'heading' && text.length > shortest)
    .map((passage) => ({
      ...passage,
      documentId: id,
      role: roleOf(passage),
      isEndorsement: endorsements.has(passage.page),
    }))
}

/** What is compared in meaning: the passage under its heading. */
export function embeddedText({ headings, text }: Passage): string {
  const heading = headings.at(-1)
  return (heading === undefined ? text : `${heading}: ${text}`).slice(0, 600)
}
