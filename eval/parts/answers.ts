import { candidatesOf, embeddedText } from '../../api/knowledge/answers/answerCandidates.ts'
import { openAnswers } from '../../api/knowledge/answers/openAnswers.ts'
import { readPolicyFacts } from '../../api/knowledge/facts/readPolicyFacts.ts'
import { openVectors } from '../../api/reading/passages/openVectors.ts'
import type { Reading } from '../../api/reading/reading.ts'
import type { EvalPart } from '../evalPart.ts'
import { scoreAnswers, type AnswerResult, type QuestionTruth, type ScoredAnswer } from './scoreAnswers.ts'

/** Questions about each policy of the folder. */
export const answers: EvalPart = {
  name: 'answers',
  resultsKey: 'policies',
  async run(folder) {
    const vectors = openVectors()
    const scored: ScoredAnswer[] = []
    const results: { name: string; answers: AnswerResult[] }[] = []
    for (const file of await folder.list('policies', '.qa.json')) {
      const name = file.replace(/\.qa\.json$/, '')
      const truths: QuestionTruth[] = JSON.parse(await folder.text(`policies/${file}`))
      const { reading } = await folder.read(`policies/${name}.pdf`)
      const pages = pageTexts(reading)
      const isScanned = reading.pages.some(({ source }) => source !== 'text')
      const passages = candidatesOf({ id: name, reading }).map(embeddedText)
      const document = {
        id: name,
        name: `${name}.pdf`,
        reading,
        facts: readPolicyFacts(reading),
        vectors: await vectors.embed(passages),
      }
      const ask = openAnswers([document])
      const ofPolicy: AnswerResult[] = []
      for (const truth of truths) {
        const start = performance.now()
        const { status, answer, citations } = await ask(truth.question, {
          embed: (question) => vectors.embedOne(question),
        })
        const result: AnswerResult = {
          id: truth.id,
          status: status === 'ANSWERED' ? 'answered' : 'not found',
          answer,
          citations: status === 'ANSWERED' ? citations.map(({ quote, page }) => ({ quote, page })) : [],
          milliseconds: performance.now() - start,
        }
        ofPolicy.push(result)
        scored.push({ name, truth, result, pages, isScanned })
      }
      results.push({ name, answers: ofPolicy })
    }
    vectors.close()
    return { results, ...scoreAnswers(scored) }
  },
}

function pageTexts({ pages }: Reading): Map<number, string> {
  return new Map(
    pages.map(({ number, lines, margins }) => [
      number,
      [...lines, ...margins].map(({ text }) => text).join('\n'),
    ]),
  )
}
