import { namedRow } from './namedRow.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

/** "Is the ProMaster still on?", when the document that lists it takes it off the schedule as well. */
export function takenOffAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const deletions = documents.flatMap(({ id, facts }) =>
    facts.schedules.flatMap(({ changes = [] }) =>
      changes.flatMap(({ set, quote, page }) =>
        set === null ? [{ documentId: id, page, texts: {}, name: quote, deletion: null, changes: [] }] : [],
      ),
    ),
  )
  const named = namedRow(question, deletions)
  if (!named) return null
  const { documentId, page, name: quote } = named
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `No. An endorsement takes it off the schedule: “${quote}”`,
    citations: [{ documentId, page, quote, role: 'ENDORSEMENT' }],
  }
}
