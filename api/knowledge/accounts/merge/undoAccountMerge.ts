import { builder, NamedError, notFound, NotFoundError } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { conflict, retryOnConflict, listed } from '../../../platform/index.ts'
import { accountKind } from '../accountKind.ts'
import { isAnyHeld } from './accountHold.ts'
import { accountMergeKind, undoRefusal } from './accountMerge.ts'
import { continueMerge } from './continueMerge.ts'
import { heldAlready } from './mergeRules.ts'
import { undoChanges } from './startMerge.ts'
import { mergeSuccess } from './mergeSuccess.ts'

interface MergeStays {
  readonly __typename: 'MergeStaysError'
  readonly message: string
}

const MergeStaysError = builder.objectRef<MergeStays>('MergeStaysError').implement({
  description: "The merge can't be undone, or no longer; the message says why.",
  interfaces: [NamedError],
})

const UndoAccountMergeResult = builder.unionType('UndoAccountMergeResult', {
  types: [mergeSuccess('UndoAccountMergeSuccess'), MergeStaysError, NotFoundError],
})

builder.mutationField('undoAccountMerge', (t) =>
  t.field({
    type: UndoAccountMergeResult,
    args: { id: t.arg.id({ required: true, description: 'The id of the merge.' }) },
    resolve: (_, { id }, context) => undoMerge(context, id),
  }),
)

/** Undoes a merge. Records added to the kept account since then stay with it. */
async function undoMerge(context: RequestContext, id: string) {
  const { agency, actor, clock } = context
  const begun = await retryOnConflict(async () => {
    const merge = await agency.read(accountMergeKind, id)
    if (!merge) return notFound('merge')
    const into = await agency.read(accountKind, merge.value.intoId)
    const refusal = undoRefusal(merge.value, { now: clock.now(), isIntoThere: into !== null })
    if (refusal !== null) return stays(refusal)
    if (!into) return conflict
    if (await isAnyHeld(agency, [into.id])) return stays(heldAlready)
    return (await agency.commit(actor, undoChanges(context, merge, into))).ok ? into.id : conflict
  })
  if (begun === conflict) return stays('A colleague changed these accounts in the meantime. Try again.')
  if (typeof begun !== 'string') return begun
  await continueMerge(agency, actor, id)
  return {
    __typename: 'UndoAccountMergeSuccess' as const,
    account: listed(context.agency, accountKind, begun),
    merge: listed(context.agency, accountMergeKind, id),
  }
}

function stays(message: string): MergeStays {
  return { __typename: 'MergeStaysError', message }
}
