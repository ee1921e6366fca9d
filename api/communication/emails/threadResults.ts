import { builder, NamedError } from '../../graphql/index.ts'
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

export const changedMeanwhile: ThreadChanged = {
  __typename: 'ThreadChangedError',
  message: 'This conversation is changing right now. Nothing was saved. Try again.',
}
