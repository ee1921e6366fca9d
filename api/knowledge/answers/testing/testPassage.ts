import type { Candidate } from '../answerCandidates.ts'

/** A passage of declarations for tests. */
export function testPassage(text: string, given: Partial<Candidate> = {}): Candidate {
  return {
    documentId: 'policy',
    page: 1,
    kind: 'row',
    text,
    headings: [],
    leadIn: '',
    block: 0,
    parts: null,
    title: '',
    values: [],
    role: 'SOURCE',
    isEndorsement: false,
    isExample: false,
    isFront: true,
    ...given,
  }
}
