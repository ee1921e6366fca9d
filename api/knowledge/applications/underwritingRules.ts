import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { longestName, optional } from '../fields/fieldRules.ts'
import { questionTypes } from './applicationTerms.ts'
import { listOf } from './optionalRules.ts'

function text(most: number, missing: string) {
  return legibleText(most, { notText: missing, tooLong: `This can have up to ${most} characters.` }).min(
    1,
    missing,
  )
}

function optionalText(most: number) {
  return legibleText(most, { tooLong: `This can have up to ${most} characters.` })
    .nullish()
    .transform((words) => words || null)
}

const key = text(64, 'Enter a key.')
const carriers = listOf(text(longestName, 'Name the carrier.'), 50)

/** A carrier's question to the business. */
export const questionRules = z.object({
  key,
  locationId: optional(key),
  type: z.enum(questionTypes),
  question: text(1_000, 'Enter the question.'),
  tooltip: optionalText(1_000),
  answerOptions: listOf(text(200, 'Enter the answer.'), 100),
  defaultAnswer: optionalText(1_000),
  carriers,
  hasParentQuestion: z
    .boolean()
    .nullish()
    .transform((isDependent) => isDependent ?? false),
  dependentQuestions: listOf(key, 100),
})

/** The business's answer; each of several choices is a separate answer. */
export const answerRules = z.object({
  questionId: key,
  locationId: optional(key),
  answer: text(1_000, 'Enter the answer.'),
})

/** A statement the business must read before signing. */
export const statementRules = z.object({
  carrier: text(longestName, 'Name the carrier.'),
  markdown: text(10_000, 'Enter the statement.'),
})
