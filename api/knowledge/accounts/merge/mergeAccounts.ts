import { builder, fieldError, notFound, NotFoundError, ValidationErrors } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { securityEvent } from '../../../identity/index.ts'
import { conflict, retryOnConflict, listed } from '../../../platform/index.ts'
import { AccountChangedError, accountChanged } from '../accountErrors.ts'
import { accountKind } from '../accountKind.ts'
import { wholeAccount } from '../account.ts'
import { isAnyHeld } from './accountHold.ts'
import { AccountFieldEnum } from './accountFieldEnum.ts'
import type { DetailField } from './accountMerge.ts'
import { continueMerge } from './continueMerge.ts'
import { mergeRefusal } from './mergeRules.ts'
import { mergeChanges } from './startMerge.ts'
import { mergeSuccess } from './mergeSuccess.ts'
import { accountMergeKind } from './accountMerge.ts'

const MergeAccountsInput = builder.inputType('MergeAccountsInput', {
  fields: (t) => ({
    intoId: t.id({ required: true, description: 'The account that is kept.' }),
    fromId: t.id({ required: true, description: 'The account to merge; all its records move.' }),
    take: t.field({
      type: [AccountFieldEnum],
      description: 'Fields to take from the merged account. Missing fields are filled in either way.',
    }),
    version: t.int({ description: 'Version of the account that is kept, as the preview showed it.' }),
  }),
})

const MergeAccountsResult = builder.unionType('MergeAccountsResult', {
  types: [mergeSuccess('MergeAccountsSuccess'), AccountChangedError, NotFoundError, ValidationErrors],
})

builder.mutationField('mergeAccounts', (t) =>
  t.field({
    type: MergeAccountsResult,
    args: { input: t.arg({ type: MergeAccountsInput, required: true }) },
    resolve: (_, { input }, context) => mergeAccounts(context, input),
  }),
)

interface MergeInput {
  readonly intoId: string
  readonly fromId: string
  readonly take?: readonly DetailField[] | null | undefined
  readonly version?: number | null | undefined
}

/** Merges two accounts: all records of one move to the other, and it is deleted. */
async function mergeAccounts(context: RequestContext, { intoId, fromId, take, version }: MergeInput) {
  const { agency, actor } = context
  const begun = await retryOnConflict(async () => {
    const [into, from] = await agency.readMany(accountKind, [intoId, fromId])
    if (!into || !from) return notFound('account')
    const isHeld = await isAnyHeld(agency, [intoId, fromId])
    const refusal = mergeRefusal(
      { id: intoId, type: into.value.type },
      { id: fromId, type: from.value.type },
      { isHeld },
    )
    if (refusal !== null) return fieldError('fromId', refusal)
    if (version != null && version !== wholeAccount(into.value).version)
      return await accountChanged(context, intoId)

    const { id, changes } = mergeChanges(context, { into, from }, take ?? [])
    const merged = securityEvent(agency, context.clock, {
      type: 'MERGE',
      userId: context.viewer.id,
      origin: context.origin,
      detail: `${from.value.detail.name} into ${into.value.detail.name}`,
    })
    return (await agency.commit(actor, [...changes, merged], { checks: [from] })).ok ? id : conflict
  })
  if (begun === conflict) return await accountChanged(context, intoId)
  if (typeof begun !== 'string') return begun
  await continueMerge(agency, actor, begun)
  return {
    __typename: 'MergeAccountsSuccess' as const,
    account: listed(context.agency, accountKind, intoId),
    merge: listed(context.agency, accountMergeKind, begun),
  }
}
