import {
  builder,
  fieldError,
  invalidFields,
  invalidInput,
  NotFoundError,
  notFound,
  type RequestContext,
  ValidationErrors,
  inputOf,
  successType,
} from '../../../graphql/index.ts'
import { conflict, replace, retryOrThrow, listed } from '../../../platform/index.ts'
import { planWork } from '../../runs/planWork.ts'
import { caraWorkspaceKind } from '../caraWorkspace.ts'
import { type MessageInput, messageRules, preparedMessage } from '../messageInput.ts'
import { CaraWorkspaceType } from '../caraWorkspaceType.ts'

const AddCaraWorkspaceMessageInput = inputOf('AddCaraWorkspaceMessageInput', messageRules, {
  types: { files: 'ID' },
})

const AddCaraWorkspaceMessageResult = builder.unionType('AddCaraWorkspaceMessageResult', {
  types: [
    successType('AddCaraWorkspaceMessageSuccess', { caraWorkspace: CaraWorkspaceType }),
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('addCaraWorkspaceMessage', (t) =>
  t.field({
    type: AddCaraWorkspaceMessageResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: AddCaraWorkspaceMessageInput, required: true }),
    },
    resolve(_, { id, input }, context) {
      const checked = messageRules.safeParse(input)
      return checked.success ? addMessage(context, id, checked.data) : invalidInput(checked.error)
    },
  }),
)

/** Adds a message. Cara starts at once, or when it finishes its current work. */
async function addMessage(context: RequestContext, id: string, input: MessageInput) {
  const { agency, actor, viewer, clock } = context
  if (input.message === '' && input.files.length === 0) return fieldError('message', 'Write a message first.')
  return await retryOrThrow(async () => {
    const workspace = await agency.read(caraWorkspaceKind, id)
    if (!workspace) return notFound('workspace')
    const prepared = await preparedMessage(context, id, input)
    if ('problem' in prepared) return invalidFields([prepared.problem])
    // The workspace is written even while Cara works, so that a run ending right now sees the message.
    const next = {
      ...workspace.value,
      agencyUserId: workspace.value.agencyUserId ?? viewer.id,
      state: 'WORKING' as const,
      updatedAt: clock.now(),
    }
    const committed = await agency.commit(actor, [
      ...prepared.changes,
      replace(workspace, next, 'ADD_CARA_MESSAGE'),
      ...(workspace.value.state === 'WORKING' ? [] : planWork(agency, id)),
    ])
    if (!committed.ok) return conflict
    return {
      __typename: 'AddCaraWorkspaceMessageSuccess' as const,
      caraWorkspace: listed(context.agency, caraWorkspaceKind, id),
    }
  })
}
