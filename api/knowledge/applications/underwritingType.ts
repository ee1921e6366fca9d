import { builder } from '../../graphql/index.ts'
import type { ApplicationData } from './applicationRules.ts'
import { questionTypes } from './applicationTerms.ts'
import type { PartOfApplication } from './locationType.ts'

export const UnderwritingQuestionTypeEnum = builder.enumType('UnderwritingQuestionType', {
  values: questionTypes,
})

export const QuestionType = builder
  .objectRef<ApplicationData['underwritingQuestions'][number] & PartOfApplication>('UnderwritingQuestion')
  .implement({
    fields: (t) => ({
      id: t.id({
        resolve: ({ applicationId, locationId, key }) => `${applicationId}:${locationId ?? ''}:${key}`,
      }),
      key: t.exposeString('key', {
        description: 'Unique within the application and location; answers refer to it.',
      }),
      locationId: t.exposeString('locationId', { nullable: true, description: 'The key of the location.' }),
      type: t.expose('type', { type: UnderwritingQuestionTypeEnum }),
      question: t.exposeString('question'),
      tooltip: t.exposeString('tooltip', { nullable: true }),
      answerOptions: t.exposeStringList('answerOptions'),
      defaultAnswer: t.exposeString('defaultAnswer', { nullable: true }),
      carriers: t.exposeStringList('carriers', { description: 'Carriers that ask the question.' }),
      hasParentQuestion: t.exposeBoolean('hasParentQuestion'),
      dependentQuestions: t.exposeStringList('dependentQuestions', {
        description: 'Keys of the questions that follow from the answer to this one.',
      }),
    }),
  })

export const AnswerType = builder
  .objectRef<ApplicationData['underwritingAnswers'][number]>('UnderwritingAnswer')
  .implement({
    fields: (t) => ({
      questionId: t.exposeString('questionId', { description: 'The key of the question.' }),
      locationId: t.exposeString('locationId', { nullable: true, description: 'The key of the location.' }),
      answer: t.exposeString('answer'),
    }),
  })

export const StatementType = builder
  .objectRef<ApplicationData['underwritingStatements'][number]>('UnderwritingStatement')
  .implement({
    fields: (t) => ({ carrier: t.exposeString('carrier'), markdown: t.exposeString('markdown') }),
  })
