import { builder, fieldError, notFound, type RequestContext } from '../../graphql/index.ts'
import { scheduleLabels } from '../details/scheduleType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { changeSchedule, scheduleResult } from './changeSchedule.ts'
import { keptKinds } from './policySchedule.ts'

builder.mutationField('removePolicySchedule', (t) =>
  t.field({
    type: scheduleResult('RemovePolicySchedule'),
    description: 'Removes a schedule of the policy, or one of its rows. The documents are not changed.',
    args: {
      policyId: t.arg.id({ required: true }),
      schedule: t.arg.string({ required: true, description: '`vehicles`' }),
      row: t.arg.string({ description: 'The row to remove; the whole schedule if absent.' }),
    },
    resolve: (_, { policyId, schedule, row }, context) =>
      removePolicySchedule(context, policyId, { schedule, rowId: row ?? null }),
  }),
)

async function removePolicySchedule(
  context: RequestContext,
  policyId: string,
  { schedule, rowId }: { readonly schedule: string; readonly rowId: string | null },
) {
  if (!context.agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const kind = keptKinds.find((each) => each === schedule)
  if (!kind) return fieldError('schedule', 'The policy has no such schedule.')
  const edit = {
    policyId,
    kind,
    updateType: 'REMOVE_POLICY_SCHEDULE',
    success: 'RemovePolicyScheduleSuccess' as const,
  }
  return await changeSchedule(context, edit, (before, rows) => {
    if (!before || before.rowCount === 0) return fieldError('schedule', 'The policy has no such schedule.')
    const kept = rowId === null ? [] : rows.filter((row) => row.id !== rowId)
    if (kept.length === rows.length) return fieldError('row', 'The schedule has no such row.')
    const note = `${scheduleLabels[kind]}: ${rowId === null ? `${rows.length} rows` : rowId} removed`
    return { schedule: { ...before, rowCount: kept.length, note }, rows: kept }
  })
}
