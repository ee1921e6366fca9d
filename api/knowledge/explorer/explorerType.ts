import { builder, type RequestContext } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import type { Stored } from '../../platform/index.ts'
import { citationRoles, verdicts } from '../answers/policyAnswer.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType } from '../readings/citation.ts'
import {
  answerAuthors,
  type CitedSource,
  type ExplorerMessage,
  explorerMessageKind,
} from './explorerMessage.ts'
import { lineInDocuments } from './answerPolicyQuestion.ts'
import { suggestedQuestions } from './suggestedQuestions.ts'

export const VerdictEnum = builder.enumType('CoverageVerdict', { values: verdicts })

const Attachment = builder.objectRef<CitedSource>('PolicyExplorerAttachment').implement({
  description: 'An excerpt from a document that a message is based on.',
  fields: (t) => ({
    type: t.field({
      type: builder.enumType('PolicyExplorerAttachmentType', {
        description: 'How the excerpt relates to the answer. NEAREST excerpts do not answer the question.',
        values: citationRoles,
      }),
      resolve: ({ role }) => role,
    }),
    content: t.exposeString('quote'),
    citation: t.field({ type: CitationType, resolve: (source) => source }),
  }),
})

export const ExplorerMessageType = builder
  .objectRef<Stored<ExplorerMessage>>('PolicyExplorerMessage')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      role: t.field({
        type: builder.enumType('PolicyExplorerRole', { values: ['USER', 'ASSISTANT'] as const }),
        resolve: ({ value }) => value.role,
      }),
      timestamp: t.field({ type: 'DateTime', resolve: ({ value }) => value.at }),
      content: t.string({ resolve: ({ value }) => value.content }),
      attachments: t.field({ type: [Attachment], resolve: ({ value }) => [...value.sources] }),
      user: t.field({
        type: AgencyUserType,
        nullable: true,
        description: 'Who asked; null for answers.',
        resolve: ({ value }, _, context) => userOf(context, value.userId),
      }),
      verdict: t.field({
        type: VerdictEnum,
        nullable: true,
        description: 'Coverage questions only.',
        resolve: ({ value }) => value.verdict,
      }),
      isAnswered: t.boolean({
        description: "False if the answer is that the documents don't say.",
        resolve: ({ value }) => value.status !== 'NOT_FOUND',
      }),
      phrasedBy: t.field({
        type: builder.enumType('AnswerAuthor', { values: answerAuthors }),
        nullable: true,
        resolve: ({ value }) => value.phrasedBy,
      }),
      notice: t.string({
        nullable: true,
        description: 'Why the language model did not phrase the answer; null if it did, or if there is none.',
        resolve: ({ value }) => value.notice,
      }),
    }),
  })

const ConversationType = builder
  .objectRef<{ readonly policyId: string }>('PolicyExplorerConversation')
  .implement({
    description: 'Questions about a policy and their answers from its documents.',
    fields: (t) => ({
      id: t.id({ resolve: ({ policyId }) => `${policyId}:explorer` }),
      messages: t.field({
        type: [ExplorerMessageType],
        description: 'Oldest first.',
        resolve: ({ policyId }, _, context) => explorerMessages(context, policyId),
      }),
      suggestedQuestions: t.stringList({
        description: 'Questions suited to the line of business.',
        resolve: async ({ policyId }, _, { agency }) => {
          const type = agency.table(businessPolicyKind).get(policyId)?.type ?? 'OTHER'
          return [...suggestedQuestions[(await lineInDocuments(agency, policyId)) ?? type]]
        },
      }),
    }),
  })

builder.queryField('policyExplorerConversation', (t) =>
  t.field({
    type: ConversationType,
    nullable: true,
    args: { policyId: t.arg.id({ required: true }) },
    resolve: (_, { policyId }, { agency }) =>
      agency.table(businessPolicyKind).get(policyId) ? { policyId } : null,
  }),
)

builder.objectField(BusinessPolicyType, 'policyExplorerConversation', (t) =>
  t.field({ type: ConversationType, resolve: ({ id }) => ({ policyId: id }) }),
)

/** The conversation about the policy, oldest message first. */
export async function explorerMessages(
  { agency }: Pick<RequestContext, 'agency'>,
  policyId: string,
): Promise<Stored<ExplorerMessage>[]> {
  const ids = agency
    .table(explorerMessageKind)
    .related('policy', policyId)
    .map(({ id }) => id)
  const messages = await agency.readMany(explorerMessageKind, ids)
  return messages.filter((message) => message !== null)
}
