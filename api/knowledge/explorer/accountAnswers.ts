import { builder, badInput, type RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { PolicyAnswer } from '../answers/policyAnswer.ts'
import { AccountType } from '../accounts/accountType.ts'
import { businessPolicyKind, type BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { standingAnswer } from '../policyFiles/standingAnswer.ts'
import { CitationType } from '../readings/citation.ts'
import { aboutOnePolicy } from './aboutOnePolicy.ts'
import { preparedAnswers, readDocuments } from './answerPolicyQuestion.ts'
import { VerdictEnum } from './explorerType.ts'

interface PolicyRowAnswer {
  readonly policy: BusinessPolicyRow
  /** Null if none of the policy's documents has been read. */
  readonly answer: PolicyAnswer | null
}

const AccountAnswer = builder.objectRef<PolicyRowAnswer>('AccountPolicyAnswer').implement({
  description: "The answer from one policy's documents.",
  fields: (t) => ({
    policy: t.expose('policy', { type: BusinessPolicyType }),
    status: t.field({
      type: builder.enumType('AccountPolicyAnswerStatus', {
        description: "NO_DOCUMENTS: none of the policy's documents have been read.",
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
      description: "Sources of the answer; empty if the documents don't say.",
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
      'Asks one question of the documents of each policy that is not canceled or renewed. Policies that have what was asked for come first; for "Where is … missing?", those that lack it.',
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
    throw badInput(`A question can have 1 to ${longest} characters.`)
  const { agency, vectors, clock } = context
  const today = agencyToday(agency, clock.now())
  const asked = aboutOnePolicy(question)
  const { rows } = agency.table(businessPolicyKind).page({
    within: { relation: 'account', key: accountId },
    where: ({ state, renewedById }) => state !== 'CANCELED' && renewedById === null,
    order: 'expiresLast',
    first: mostPolicies,
  })
  let vector: Promise<Float32Array> | null = null
  const embed = () => (vector ??= vectors.embedOne(asked.question))
  const answers: PolicyRowAnswer[] = []
  for (const policy of rows) {
    const documents = await readDocuments(agency, policy.id)
    const answer =
      documents.length === 0
        ? null
        : (standingAnswer(agency, policy.id, { question: asked.question, today }) ??
          (await preparedAnswers(agency, policy.id, documents)(asked.question, { embed, today })))
    answers.push({ policy, answer })
  }
  // What was asked for comes first: the policies that have it, or those that lack it.
  const rank = ({ answer }: PolicyRowAnswer) =>
    answer === null ? 2 : has(answer) === asked.seeksMissing ? 1 : 0
  return answers.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether an answer says that the policy has what was asked for. */
function has({ status, verdict, answer }: PolicyAnswer): boolean {
  return status === 'ANSWERED' && verdict !== 'EXCLUDED' && !/^(?:no|none)\b/i.test(answer)
}

const mostPolicies = 50
