import { z } from 'zod'
import {
  builder,
  inputOf,
  invalidInput,
  legibleText,
  NotFoundError,
  notFound,
  type RequestContext,
  ValidationErrors,
} from '../../../graphql/index.ts'
import { conflict, retryOrThrow } from '../../../platform/index.ts'
import { withReplyText } from '../preparedReply.ts'
import { decisionRefusal, newProposal, proposalKind, proposalState, withdrawn } from '../proposal.ts'
import { type CannotDecide, CannotDecideError, decisionSuccess } from './decideCaraProposal.ts'

const rules = z.object({
  subject: legibleText(200, { tooLong: 'A subject may have up to 200 characters.' }).min(
    1,
    'Enter a subject.',
  ),
  body: legibleText(20_000, { tooLong: 'A message may have up to 20,000 characters.' })
    .min(1, 'Write a message.')
    .describe('Plain text.'),
})

const EditCaraReplyInput = inputOf('EditCaraReplyInput', rules)

const EditCaraReplyResult = builder.unionType('EditCaraReplyResult', {
  types: [decisionSuccess('EditCaraReplySuccess'), CannotDecideError, NotFoundError, ValidationErrors],
})

builder.mutationField('editCaraReply', (t) =>
  t.field({
    description:
      'Replaces a pending proposal with one that sends the edited text. The new one needs its own approval.',
    type: EditCaraReplyResult,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: EditCaraReplyInput, required: true }) },
    resolve(_, { id, input }, context) {
      const checked = rules.safeParse(input)
      return checked.success ? editReply(context, id, checked.data) : invalidInput(checked.error)
    },
  }),
)

async function editReply(
  { agency, actor, viewer, clock }: RequestContext,
  id: string,
  text: z.output<typeof rules>,
) {
  return await retryOrThrow(async () => {
    const before = await agency.read(proposalKind, id)
    const argumentsJson = before && withReplyText(before.value, text)
    if (!before || !argumentsJson) return notFound('prepared reply')
    const refusal = decisionRefusal(proposalState(before.value, clock.now()))
    if (refusal !== null) return cannotDecide(refusal)
    const shown: Readonly<Record<string, string>> = { Subject: text.subject, Message: text.body }
    const { workspaceId, stageId, tool, title, preview, confirmation } = before.value
    const edited = await newProposal(agency, {
      workspaceId,
      stageId,
      tool,
      title,
      confirmation,
      argumentsJson,
      preview: preview.map(({ label, value }) => ({ label, value: shown[label] ?? value })),
      at: clock.now(),
    })
    const committed = await agency.commit(actor, [
      withdrawn(before, `${viewer.name} edited the reply.`),
      ...edited.changes,
    ])
    if (!committed.ok) return conflict
    const caraProposal = agency.table(proposalKind).get(edited.id)
    if (!caraProposal) throw new Error(`The proposal ${edited.id} is on record but not listed.`)
    return { __typename: 'EditCaraReplySuccess' as const, caraProposal }
  })
}

function cannotDecide(message: string): CannotDecide {
  return { __typename: 'CannotDecideError', message }
}
