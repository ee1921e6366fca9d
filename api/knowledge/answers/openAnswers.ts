import { indexPassages, type PassageHit } from '../../reading/passages/passageIndex.ts'
import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { insuranceSynonyms } from './insuranceSynonyms.ts'
import {
  type AnswerDocument,
  type AnsweredQuestion,
  notFoundAnswer,
  type PolicyAnswer,
} from './policyAnswer.ts'

interface DocumentPassage extends Passage {
  readonly documentId: string
}

/** Below this share of the question the documents don't say. */
const coverageFloor = 0.34

/** Prepares the documents of a policy for questions. */
export function openAnswers(
  documents: readonly AnswerDocument[],
): (question: string, earlier: readonly AnsweredQuestion[]) => PolicyAnswer {
  const passages = documents.flatMap(({ id, reading }) =>
    passagesOf(reading).map((passage): DocumentPassage => ({ ...passage, documentId: id })),
  )
  const index = indexPassages(passages, {
    synonyms: insuranceSynonyms,
    ignored: ['policy', 'cover', 'insurance'],
  })
  return (question) => {
    const hits = index.search(question, { limit: 10, where: ({ kind }) => kind !== 'heading' })
    const [best] = hits
    if (!best || best.coverage < coverageFloor) return notFound(hits)
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: best.item.text,
      citations: hits.slice(0, 3).map(({ item }) => ({
        documentId: item.documentId,
        page: item.page,
        quote: item.text,
        role: 'SOURCE',
      })),
    }
  }
}

function notFound(hits: readonly PassageHit<DocumentPassage>[]): PolicyAnswer {
  return {
    status: 'NOT_FOUND',
    verdict: null,
    answer: notFoundAnswer,
    citations: hits.slice(0, 2).map(({ item }) => ({
      documentId: item.documentId,
      page: item.page,
      quote: item.text,
      role: 'NEAREST',
    })),
  }
}
