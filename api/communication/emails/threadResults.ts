import { builder, NamedError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { emailKind } from './email.ts'
import { emailThreadKind } from './emailThread.ts'
import { EmailThreadType } from './emailThreadType.ts'

/** Declares the success payload of a thread mutation: the updated thread. */
export function threadSuccess<Name extends string>(name: Name) {
  return builder.objectRef<{ readonly __typename: Name; readonly id: string }>(name).implement({
    fields: (t) => ({
      emailThread: t.field({
        type: EmailThreadType,
        nullable: true,
        resolve: ({ id }, _, { agency }) => agency.table(emailThreadKind).get(id) ?? null,
      }),
    }),
  })
}

interface ThreadChanged {
  readonly __typename: 'ThreadChangedError'
  readonly message: string
}

export const ThreadChangedError = builder.objectRef<ThreadChanged>('ThreadChangedError').implement({
  description: 'The thread kept changing during the save. Nothing was saved.',
  interfaces: [NamedError],
})

/** The error for a thread that has other messages than the user saw: who wrote the last one decides the words. */
export async function changedSince(
  { agency, viewer }: Pick<RequestContext, 'agency' | 'viewer'>,
  id: string,
): Promise<ThreadChanged> {
  const [last] = agency
    .table(emailKind)
    .related('thread', id)
    .toSorted((a, b) => b.sentAt - a.sentAt)
  const email = last && (await agency.read(emailKind, last.id))
  const isOwn = email?.value.approvedBy === viewer.id
  const what =
    last?.senderRole === 'AGENT'
      ? isOwn
        ? 'You replied to this conversation in another tab.'
        : 'A colleague replied to this conversation in the meantime.'
      : 'There is a new message in this conversation.'
  return {
    __typename: 'ThreadChangedError',
    message: `${what} Nothing was sent. Read it, then send again.`,
  }
}

export const changedMeanwhile: ThreadChanged = {
  __typename: 'ThreadChangedError',
  message: 'This conversation is changing right now. Nothing was saved. Try again.',
}
