import { builder } from '../../graphql/index.ts'
import { UnderwritingQuestionTypeEnum } from './underwritingType.ts'

export const QuestionInput = builder.inputType('UnderwritingQuestionInput', {
  fields: (t) => ({
    key: t.string({ required: true }),
    locationId: t.string(),
    type: t.field({ type: UnderwritingQuestionTypeEnum, required: true }),
    question: t.string({ required: true }),
    tooltip: t.string(),
    answerOptions: t.stringList(),
    defaultAnswer: t.string(),
    carriers: t.stringList(),
    hasParentQuestion: t.boolean(),
    dependentQuestions: t.stringList(),
  }),
})

export const AnswerInput = builder.inputType('UnderwritingAnswerInput', {
  fields: (t) => ({
    questionId: t.string({ required: true }),
    locationId: t.string(),
    answer: t.string({ required: true }),
  }),
})

export const StatementInput = builder.inputType('UnderwritingStatementInput', {
  fields: (t) => ({ carrier: t.string({ required: true }), markdown: t.string({ required: true }) }),
})
