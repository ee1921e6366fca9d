import type { Reading } from '../../api/reading/reading.ts'
import type { EvalPart } from '../evalPart.ts'
import { scoreAnswers, type AnswerResult, type QuestionTruth, type ScoredAnswer } from './scoreAnswers.ts'

type Answered = Omit<AnswerResult, 'id' | 'milliseconds'>

/** Prepares one policy for questions, as the product does once after reading it. */
type OpenPolicy = (reading: Reading, name: string) => (question: string) => Answered | Promise<Answered>

/** Questions about each policy of the folder. */
export function answersPart(open: OpenPolicy): EvalPart {
  return {
    name: 'answers',
    resultsKey: 'policies',
    async run(folder) {
      const scored: ScoredAnswer[] = []
      const results: { name: string; answers: AnswerResult[] }[] = []
      for (const file of await folder.list('policies', '.qa.json')) {
        const name = file.replace(/\.qa\.json$/, '')
        const truths: QuestionTruth[] = JSON.parse(await folder.text(`policies/${file}`))
        const { reading } = await folder.read(`policies/${name}.pdf`)
        const pages = pageTexts(reading)
        const isScanned = reading.pages.some(({ source }) => source !== 'text')
        const ask = open(reading, `${name}.pdf`)
        const answers: AnswerResult[] = []
        for (const truth of truths) {
          const start = performance.now()
          const answer = await ask(truth.question)
          const result = { ...answer, id: truth.id, milliseconds: performance.now() - start }
          answers.push(result)
          scored.push({ name, truth, result, pages, isScanned })
        }
        results.push({ name, answers })
      }
      return { results, ...scoreAnswers(scored) }
    },
  }
}

function pageTexts({ pages }: Reading): Map<number, string> {
  return new Map(
    pages.map(({ number, lines, margins }) => [
      number,
      [...lines, ...margins].map(({ text }) => text).join('\n'),
    ]),
  )
}
