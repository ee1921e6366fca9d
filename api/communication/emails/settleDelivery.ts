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

/** Declares the mutation by which a person decides about a message, with its success payload and errors. */
function settlement(
  field: string,
  { action, description }: { readonly action: DeliveryAction; readonly description: string },
): void {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  const success = `${name}Success` as const
  builder.mutationField(field, (t) =>
    t.field({
      type: builder.unionType(`${name}Result`, {
        types: [threadSuccess(success), CannotSettleError, NotFoundError, ThreadChangedError],
      }),
      description,
      args: { id: t.arg.id({ required: true }) },
      async resolve(_, { id }, context) {
        const settled = await settle(context, id, action)
        return 'id' in settled ? { __typename: success, ...settled } : settled
      },
    }),
  )
}

settlement('resendEmail', {
  action: 'resend',
  description: 'Sends a message again that was not delivered or may not have been. It keeps its Message-ID.',
})
settlement('confirmEmailSent', {
  action: 'confirm',
  description: 'Records that a message that may not have been sent did arrive. Nothing is sent.',
})
settlement('undoEmail', {
  action: 'undo',
  description: 'Takes a message back before it is sent. It stays in its thread, and can be sent again.',
})

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
      undoUntil: null,
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
