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
import { withLetterText } from '../preparedReply.ts'
import { replaceEdited } from '../nextVersion.ts'
import { decisionRefusal, proposalKind, proposalState } from '../proposal.ts'
import { type CannotDecide, CannotDecideError, decisionSuccess } from './decideCaraProposal.ts'

const mostCopies = 10

const rules = z.object({
  cc: z
    .array(z.string())
    .max(mostCopies, `Copy up to ${mostCopies} people.`)
    .nullish()
    .transform((addresses) => [...new Set((addresses ?? []).map((each) => each.trim()))].filter(Boolean))
    .superRefine((addresses, context) => {
      const wrong = addresses.find((address) => !z.email().safeParse(address).success)
      if (wrong === undefined) return
      context.addIssue({
        code: 'custom',
        message: `${wrong} is not an email address. Write it like name@example.com.`,
      })
    })
    .describe('Email addresses that are copied, who need not be part of the conversation.'),
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

async function editReply(context: RequestContext, id: string, text: z.output<typeof rules>) {
  const { agency, clock } = context
  return await retryOrThrow(async () => {
    const before = await agency.read(proposalKind, id)
    const argumentsJson = before && withLetterText(before.value, text)
    if (!before || !argumentsJson) return notFound('prepared reply')
    const refusal = decisionRefusal(proposalState(before.value, clock.now()))
    if (refusal !== null) return cannotDecide(refusal)
    const edited = await replaceEdited(context, before, { argumentsJson, what: 'reply' })
    if (edited === conflict) return conflict
    return 'refusal' in edited
      ? cannotDecide(edited.refusal)
      : { __typename: 'EditCaraReplySuccess' as const, ...edited }
  })
}

function cannotDecide(message: string): CannotDecide {
  return { __typename: 'CannotDecideError', message }
}
