import { builder, NamedError, notFound, NotFoundError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict } from '../../platform/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { deliveryRefusal, emailKind } from './email.ts'
import type { DeliveryAction, Email } from './email.ts'
import { emailThreadKind, turnAfter, undelivered } from './emailThread.ts'
import type { EmailThread } from './emailThread.ts'
import { planDelivery } from './sendEmail.ts'
import { changedMeanwhile, ThreadChangedError, threadSuccess } from './threadResults.ts'

interface CannotSettle {
  readonly __typename: 'CannotSettleDeliveryError'
  readonly message: string
}

const CannotSettleError = builder
  .objectRef<CannotSettle>('CannotSettleDeliveryError')
  .implement({ interfaces: [NamedError] })

builder.mutationFields((t) => ({
  resendEmail: t.field({
    type: builder.unionType('ResendEmailResult', {
      types: [threadSuccess('ResendEmailSuccess'), CannotSettleError, NotFoundError, ThreadChangedError],
    }),
    description:
      'Sends a message again that was not delivered or may not have been. It keeps its Message-ID.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, context) {
      const settled = await settle(context, id, 'resend')
      return 'id' in settled ? { __typename: 'ResendEmailSuccess' as const, ...settled } : settled
    },
  }),
  confirmEmailSent: t.field({
    type: builder.unionType('ConfirmEmailSentResult', {
      types: [threadSuccess('ConfirmEmailSentSuccess'), CannotSettleError, NotFoundError, ThreadChangedError],
    }),
    description: 'Records that a message that may not have been sent did arrive. Nothing is sent.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, context) {
      const settled = await settle(context, id, 'confirm')
      return 'id' in settled ? { __typename: 'ConfirmEmailSentSuccess' as const, ...settled } : settled
    },
  }),
  undoEmail: t.field({
    type: builder.unionType('UndoEmailResult', {
      types: [threadSuccess('UndoEmailSuccess'), CannotSettleError, NotFoundError, ThreadChangedError],
    }),
    description: 'Takes a message back before it is sent. It stays in its thread, and can be sent again.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, context) {
      const settled = await settle(context, id, 'undo')
      return 'id' in settled ? { __typename: 'UndoEmailSuccess' as const, ...settled } : settled
    },
  }),
}))

const updateTypes = { resend: 'RESEND_EMAIL', confirm: 'CONFIRM_EMAIL', undo: 'UNDO_EMAIL' } as const

const deliveriesAfter = { resend: 'QUEUED', confirm: 'SENT', undo: 'FAILED' } as const

/** Carries out a person's decision about a message in doubt. Returns the thread's ID. */
async function settle({ agency, actor, viewer, clock }: RequestContext, id: string, action: DeliveryAction) {
  const answer = await retryOnConflict(async () => {
    const email = await agency.read(emailKind, id)
    const thread = email && (await agency.read(emailThreadKind, email.value.threadId))
    if (!email || !thread) return notFound('email')
    const refusal = deliveryRefusal(action, email.value.delivery)
    if (refusal !== null) return { __typename: 'CannotSettleDeliveryError' as const, message: refusal }
    const at = clock.now()
    const next: Email = {
      ...email.value,
      delivery: deliveriesAfter[action],
      failure: action === 'undo' ? `${viewer.name} took it back before it was sent.` : null,
    }
    const waiting = action === 'undo' ? undelivered(thread.value, at) : afterwards(agency, thread, email)
    const committed = await agency.commit(actor, [
      replace(email, next, updateTypes[action]),
      replace(thread, { ...waiting, updatedAt: at }, updateTypes[action]),
      ...(action === 'resend' ? planDelivery(agency, id, { again: at }) : []),
    ])
    return committed.ok ? { id: thread.id } : conflict
  })
  return answer === conflict ? changedMeanwhile : answer
}

/** The thread waits as it did after the message, unless the client has written since. */
function afterwards(
  agency: Pick<AgencyStore, 'table'>,
  thread: Stored<EmailThread>,
  email: Stored<Email>,
): EmailThread {
  const hasNewer = agency
    .table(emailKind)
    .related('thread', thread.id)
    .some(({ delivery, sentAt }) => delivery === 'RECEIVED' && sentAt > email.value.sentAt)
  const isAnswer = email.value.senderRole === 'AGENT' && thread.value.state === 'ACTIVE'
  return isAnswer && !hasNewer ? { ...thread.value, waitingFor: turnAfter(email.value.body) } : thread.value
}
