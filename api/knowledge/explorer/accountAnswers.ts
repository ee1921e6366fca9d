import { builder, badInput, type RequestContext } from '../../graphql/index.ts'
import type { PolicyAnswer } from '../answers/policyAnswer.ts'
import { AccountType } from '../accounts/accountType.ts'
import { businessPolicyKind, type BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType } from '../readings/citation.ts'
import { preparedAnswers, readDocuments } from './answerPolicyQuestion.ts'
import { VerdictEnum } from './explorerType.ts'

interface PolicyRowAnswer {
  readonly policy: BusinessPolicyRow
  /** Null when no document of the policy has been read. */
  readonly answer: PolicyAnswer | null
}

const AccountAnswer = builder.objectRef<PolicyRowAnswer>('AccountPolicyAnswer').implement({
  description: 'What the documents of one policy answer.',
  fields: (t) => ({
    policy: t.expose('policy', { type: BusinessPolicyType }),
    status: t.field({
      type: builder.enumType('AccountPolicyAnswerStatus', {
        description: 'NO_DOCUMENTS: nothing of this policy has been read.',
        values: ['ANSWERED', 'NOT_FOUND', 'NO_DOCUMENTS'] as const,
      }),
      resolve: ({ answer }) => answer?.status ?? 'NO_DOCUMENTS',
    }),
    answer: t.string({
      resolve: ({ answer }) => answer?.answer ?? 'No document of this policy has been read.',
    }),
    verdict: t.field({ type: VerdictEnum, nullable: true, resolve: ({ answer }) => answer?.verdict ?? null }),
    citations: t.field({
      type: [CitationType],
      description: 'What proves the answer; none when the documents do not say.',
      resolve: ({ answer }) =>
        answer?.status === 'ANSWERED'
          ? answer.citations.map(({ documentId, page, quote }) => ({ fileId: documentId, page, quote }))
          : [],
    }),
  }),
})

const longest = 500

builder.objectField(AccountType, 'policyAnswers', (t) =>
  t.field({
    type: [AccountAnswer],
    description:
      'One question to the documents of each policy that is not canceled or renewed; what expires last comes first.',
    args: { question: t.arg.string({ required: true }) },
    resolve: ({ id }, { question }, context) => answersOf(context, id, question),
  }),
)

async function answersOf(
  context: RequestContext,
  accountId: string,
  text: string,
): Promise<PolicyRowAnswer[]> {
  const question = text.trim()
  if (question === '' || question.length > longest)
    throw badInput(`A question has between 1 and ${longest} characters.`)
  const { agency, vectors } = context
  const { rows } = agency.table(businessPolicyKind).page({
    within: { relation: 'account', key: accountId },
    where: ({ state, renewedById }) => state !== 'CANCELED' && renewedById === null,
    order: 'expiresLast',
    first: mostPolicies,
  })
  let vector: Promise<Float32Array> | null = null
  const embed = () => (vector ??= vectors.embedOne(question))
  const answers: PolicyRowAnswer[] = []
  for (const policy of rows) {
    const documents = await readDocuments(agency, policy.id)
    const answer =
      documents.length === 0 ? null : await preparedAnswers(agency, policy.id, documents)(question, { embed })
    answers.push({ policy, answer })
  }
  return answers
}

const mostPolicies = 50
