import { z } from 'zod'
import {
  builder,
  fieldError,
  invalidInput,
  legibleText,
  notFound,
  NotFoundError,
  ValidationErrors,
  inputOf,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyUserKind } from '../../identity/index.ts'
import { create } from '../../platform/index.ts'
import { planMentionNotices } from '../jobs/notifyMentioned.ts'
import { mentionedIn } from '../mentionedIn.ts'
import { serviceRequestCommentKind } from '../serviceRequestComment.ts'
import { ServiceRequestCommentType } from '../serviceRequestCommentType.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'
import { ServiceRequestType } from '../serviceRequestType.ts'

const rules = z.object({
  content: legibleText(10_000, { tooLong: 'A comment may have up to 10,000 characters.' })
    .min(1, 'Write a comment first.')
    .describe('Plain text. "@" and the full name of an agency user mentions them; they get an email.'),
  mentionedIds: z
    .array(z.string())
    .max(50, 'Up to 50 colleagues.')
    .nullish()
    .describe('Who is meant by the names in the text. Needed only where several users share a name.'),
})

const AddServiceRequestCommentInput = inputOf('AddServiceRequestCommentInput', rules, {
  types: { mentionedIds: 'ID' },
})

const Success = successType('AddServiceRequestCommentSuccess', {
  comment: ServiceRequestCommentType,
  serviceRequest: ServiceRequestType,
})

const AddServiceRequestCommentResult = builder.unionType('AddServiceRequestCommentResult', {
  types: [Success, NotFoundError, ValidationErrors],
})

builder.mutationField('addServiceRequestComment', (t) =>
  t.field({
    type: AddServiceRequestCommentResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: AddServiceRequestCommentInput, required: true }),
    },
    resolve: (_, { id, input }, context) => addServiceRequestComment(context, id, input),
  }),
)

/** Adds a comment to a request, open or closed. Comments are separate records, so simultaneous ones never conflict. */
async function addServiceRequestComment(
  { agency, actor, viewer, clock }: RequestContext,
  id: string,
  input: z.input<typeof rules>,
) {
  const request = agency.table(serviceRequestKind).get(id)
  if (!request) return notFound('service request')
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { content, mentionedIds } = checked.data
  const users = agency.table(agencyUserKind)
  const pickedIds = mentionedIds ?? []
  if (pickedIds.some((userId) => !users.get(userId)))
    return fieldError('mentionedIds', 'Choose colleagues from the list.')
  const mentioned = mentionedIn(content, { pickedIds, users: users.values() })
  if ('unclearName' in mentioned) {
    const { unclearName } = mentioned
    return fieldError(
      'content',
      `Several colleagues are called ${unclearName}. Type @ and choose one from the list.`,
    )
  }

  const commentId = agency.newId(serviceRequestCommentKind)
  const value = {
    content,
    mentionedIds: mentioned.ids,
    serviceRequestId: id,
    agencyUserId: viewer.id,
    createdAt: clock.now(),
  }
  const committed = await agency.commit(actor, [
    create(serviceRequestCommentKind, commentId, value, 'ADD_SERVICE_REQUEST_COMMENT'),
    ...planMentionNotices(agency, commentId, value),
  ])
  const comment = agency.table(serviceRequestCommentKind).get(commentId)
  if (!committed.ok || !comment) throw new Error(`The new comment ${commentId} was not taken.`)
  return { __typename: 'AddServiceRequestCommentSuccess' as const, comment, serviceRequest: request }
}
