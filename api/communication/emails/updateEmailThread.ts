import { builder, notFound, NotFoundError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict } from '../../platform/index.ts'
import { emailThreadKind } from './emailThread.ts'
import type { ThreadState } from './emailThread.ts'
import { EmailThreadStateEnum } from './emailThreadType.ts'
import { changedMeanwhile, ThreadChangedError, threadSuccess } from './threadResults.ts'

const UpdateEmailThreadInput = builder.inputType('UpdateEmailThreadInput', {
  fields: (t) => ({
    state: t.field({
      type: EmailThreadStateEnum,
      description: 'ENDED once nobody is waiting for an answer.',
    }),
    discardDraft: t.boolean({ description: "Deletes Cara's draft without sending it." }),
  }),
})

const UpdateEmailThreadResult = builder.unionType('UpdateEmailThreadResult', {
  types: [threadSuccess('UpdateEmailThreadSuccess'), NotFoundError, ThreadChangedError],
})

builder.mutationField('updateEmailThread', (t) =>
  t.field({
    type: UpdateEmailThreadResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateEmailThreadInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateEmailThread(context, id, input),
  }),
)

interface ThreadUpdate {
  readonly state?: ThreadState | null | undefined
  readonly discardDraft?: boolean | null | undefined
}

/** Ends or reopens a thread, and discards its draft. */
async function updateEmailThread(
  { agency, actor, clock }: RequestContext,
  id: string,
  { state, discardDraft }: ThreadUpdate,
) {
  const answer = await retryOnConflict(async () => {
    const thread = await agency.read(emailThreadKind, id)
    if (!thread) return notFound('email thread')
    const { value } = thread
    const isEnding = state === 'ENDED' && value.state === 'ACTIVE'
    const isReopening = state === 'ACTIVE' && value.state === 'ENDED'
    const next = {
      ...value,
      state: state ?? value.state,
      waitingFor: isEnding ? null : isReopening ? ('AGENT' as const) : value.waitingFor,
      draft: discardDraft || isEnding ? null : value.draft,
      updatedAt: clock.now(),
    }
    const what = isEnding ? 'END_EMAIL_THREAD' : isReopening ? 'REOPEN_EMAIL_THREAD' : 'UPDATE_EMAIL_THREAD'
    if (!(await agency.commit(actor, [replace(thread, next, what)])).ok) return conflict
    return { __typename: 'UpdateEmailThreadSuccess' as const, id }
  })
  return answer === conflict ? changedMeanwhile : answer
}
