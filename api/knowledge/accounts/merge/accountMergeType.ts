import { builder, Node, nodeRef, Permission, recordLoader, permission } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../../identity/index.ts'
import { accountKind } from '../accountKind.ts'
import { AccountDetail, AccountType } from '../accountType.ts'
import { accountMergeKind, undoRefusal } from './accountMerge.ts'
import type { AccountMergeRow } from './accountMerge.ts'

const AccountMergeStateEnum = builder.enumType('AccountMergeState', {
  values: {
    MOVING: { description: 'Records are being moved to the account that is kept.' },
    DONE: {},
    RETURNING: { description: 'Records are being moved back.' },
    UNDONE: {},
  },
})

export const AccountMergeType = nodeRef('AccountMerge', accountMergeKind)

const loaded = recordLoader(accountMergeKind)

AccountMergeType.implement({
  description: 'A merge of one account into another. It can be undone for 30 days.',
  interfaces: [Node],
  fields: (t) => ({
    state: t.expose('state', { type: AccountMergeStateEnum }),
    into: t.field({
      type: AccountType,
      nullable: true,
      description: 'The account that was kept; null if it was later merged into another.',
      resolve: ({ intoId }, _, { agency }) => agency.table(accountKind).get(intoId) ?? null,
    }),
    fromName: t.exposeString('fromName'),
    from: t.field({
      type: AccountDetail,
      description: 'The account that was merged, as it was before the merge.',
      resolve: async (row, _, context) => (await loaded(context, row)).value.from.detail,
    }),
    mergedAt: t.expose('at', { type: 'DateTime' }),
    mergedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ by }, _, context) => userOf(context, by),
    }),
    undoUntil: t.expose('undoUntil', { type: 'DateTime' }),
    viewerCanUndo: t.field({
      type: Permission,
      resolve(row, _, context) {
        const refusal = refusalToUndo(context, row)
        return permission(refusal)
      },
    }),
  }),
})

builder.objectField(AccountType, 'merges', (t) =>
  t.field({
    type: [AccountMergeType],
    description: 'Merges into this account, newest first.',
    resolve: ({ id }, _, { agency }) => agency.table(accountMergeKind).related('into', id).toReversed(),
  }),
)

/** Why the merge cannot be undone now, in plain words; null when it can. */
function refusalToUndo(
  { agency, clock }: Pick<RequestContext, 'agency' | 'clock'>,
  merge: AccountMergeRow,
): string | null {
  const isIntoThere = agency.table(accountKind).get(merge.intoId) !== undefined
  return undoRefusal(merge, { now: clock.now(), isIntoThere })
}
