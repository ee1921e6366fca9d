import { builder, legibleText } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { create, type Stored, listed } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { planVectors } from '../readings/addVectors.ts'
import { type ExplorerMessage, explorerMessageKind } from './explorerMessage.ts'
import { ExplorerMessageType, explorerMessages } from './explorerType.ts'
import { answerPolicyQuestion } from './answerPolicyQuestion.ts'

interface AddedMessage {
  readonly policyId: string | null
  /** The whole conversation. */
  readonly messages: readonly Stored<ExplorerMessage>[]
  readonly applicationError: { readonly message: string } | null
}

const ApplicationError = builder.objectRef<{ readonly message: string }>('ApplicationError').implement({
  description: 'Why a message could not be answered, worded for its sender.',
  fields: (t) => ({ message: t.exposeString('message') }),
})

const AddedMessageType = builder
  .objectRef<AddedMessage>('AddPolicyExplorerConversationMessagePayload')
  .implement({
    fields: (t) => ({
      messages: t.field({
        type: [ExplorerMessageType],
        description: 'The whole conversation, oldest message first.',
        resolve: ({ messages }) => [...messages],
      }),
      businessPolicy: t.field({
        type: BusinessPolicyType,
        nullable: true,
        resolve: ({ policyId }, _, context) =>
          policyId === null ? null : listed(context.agency, businessPolicyKind, policyId),
      }),
      applicationError: t.expose('applicationError', { type: ApplicationError, nullable: true }),
    }),
  })

builder.mutationField('addPolicyExplorerConversationMessage', (t) =>
  t.field({
    type: AddedMessageType,
    description: 'Asks a question about the policy and answers it from its documents.',
    args: { policyId: t.arg.id({ required: true }), message: t.arg.string({ required: true }) },
    resolve: (_, { policyId, message }, context) => addExplorerMessage(context, policyId, message),
  }),
)

const longest = 2_000
const messageRule = legibleText(longest, {
  tooLong: `A question may have up to ${longest.toLocaleString('en-US')} characters.`,
}).min(1, 'Type a question.')

async function addExplorerMessage(
  context: RequestContext,
  policyId: string,
  message: string,
): Promise<AddedMessage> {
  const { agency, viewer, actor, clock } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return failed('There is no such policy.')
  const history = await explorerMessages(context, policyId)
  const refuse = (text: string) => ({ ...failed(text), policyId, messages: history })
  const checked = messageRule.safeParse(message)
  if (!checked.success) return refuse(checked.error.issues[0]?.message ?? 'Type a question.')

  const answered = await answerPolicyQuestion(context, policyId, { question: checked.data, history })
  if ('failure' in answered) return refuse(answered.failure)
  const { answer, phrasedBy, notice } = answered
  const base = { policyId, status: null, verdict: null, sources: [], phrasedBy: null, notice: null }
  const asked = agency.newId(explorerMessageKind)
  const question: ExplorerMessage = {
    ...base,
    role: 'USER',
    content: checked.data,
    at: clock.now(),
    userId: viewer.id,
    answerTo: null,
  }
  const reply: ExplorerMessage = {
    ...base,
    role: 'ASSISTANT',
    content: answer.answer,
    at: clock.now(),
    userId: null,
    answerTo: asked,
    status: answer.status,
    verdict: answer.verdict,
    sources: answer.citations.map(({ documentId, page, quote, role }) => ({
      fileId: documentId,
      page,
      quote,
      role,
    })),
    phrasedBy,
    notice,
  }
  const committed = await agency.commit(actor, [
    create(explorerMessageKind, asked, question, 'ASK_POLICY_EXPLORER'),
    create(explorerMessageKind, agency.newId(explorerMessageKind), reply, 'ANSWER_POLICY_QUESTION'),
    ...planVectors(agency, policyId),
  ])
  if (!committed.ok) return refuse('The answer could not be saved. Try again.')
  return { policyId, messages: await explorerMessages(context, policyId), applicationError: null }
}

function failed(message: string): AddedMessage {
  return { policyId: null, messages: [], applicationError: { message } }
}
