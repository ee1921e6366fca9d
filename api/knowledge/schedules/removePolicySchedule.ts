import {
  builder,
  fieldError,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { scheduleLabels } from '../details/scheduleType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { ScheduleUndecidedError, scheduleUndecided } from './addPolicySchedule.ts'
import { keptKinds, policyScheduleId, policyScheduleKind, readRows, rowsChange } from './policySchedule.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

builder.mutationField('removePolicySchedule', (t) =>
  t.field({
    type: builder.unionType('RemovePolicyScheduleResult', {
      types: [
        successType('RemovePolicyScheduleSuccess', { businessPolicy: BusinessPolicyType }),
        NotFoundError,
        ScheduleUndecidedError,
        ValidationErrors,
      ],
    }),
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
  const { agency, actor } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const kind = keptKinds.find((each) => each === schedule)
  if (!kind) return fieldError('schedule', 'The policy has no such schedule.')
  const id = policyScheduleId(agency, policyId, kind)
  const answer = await retryOnConflict(async () => {
    const stored = await agency.read(policyScheduleKind, id)
    if (!stored || stored.value.rowCount === 0)
      return fieldError('schedule', 'The policy has no such schedule.')
    const rows = await readRows(agency, id)
    const next = rowId === null ? [] : rows.filter((row) => row.id !== rowId)
    if (next.length === rows.length) return fieldError('row', 'The schedule has no such row.')
    const note = `${scheduleLabels[kind]}: ${rowId === null ? `${rows.length} rows` : rowId} removed`
    const value = { ...stored.value, rowCount: next.length, note }
    const change = replace(stored, value, 'REMOVE_POLICY_SCHEDULE')
    const committed = await agency.commit(actor, [change], { texts: [rowsChange(id, next)] })
    return committed.ok ? 'saved' : conflict
  })
  if (answer === conflict) return scheduleUndecided
  if (answer !== 'saved') return answer
  return {
    __typename: 'RemovePolicyScheduleSuccess' as const,
    businessPolicy: listed(context.agency, businessPolicyKind, policyId),
  }
}
