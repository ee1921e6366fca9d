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
import { detailValueRules } from '../details/detailValueRules.ts'
import type { DetailDecision } from '../details/policyDetails.ts'
import { cellKinds } from '../details/reviewedSchedules.ts'
import { scheduleLabels } from '../details/scheduleType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { ScheduleUndecidedError, scheduleUndecided } from './addPolicySchedule.ts'
import { partsOfPath, policyScheduleId, policyScheduleKind, readRows, rowsChange } from './policySchedule.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

builder.mutationField('correctPolicySchedule', (t) =>
  t.field({
    type: builder.unionType('CorrectPolicyScheduleResult', {
      types: [
        successType('CorrectPolicyScheduleSuccess', { businessPolicy: BusinessPolicyType }),
        NotFoundError,
        ScheduleUndecidedError,
        ValidationErrors,
      ],
    }),
    description: "Corrects a cell of one of the policy's schedules. Documents do not overwrite it.",
    args: {
      policyId: t.arg.id({ required: true }),
      path: t.arg.string({ required: true, description: 'Path of the cell.' }),
      value: t.arg.string({
        description: 'Money in whole cents, dates as YYYY-MM-DD. Null restores the printed value.',
      }),
    },
    resolve: (_, { policyId, path, value }, context) =>
      correctPolicySchedule(context, policyId, { path, value: value ?? null }),
  }),
)

async function correctPolicySchedule(
  context: RequestContext,
  policyId: string,
  { path, value }: { readonly path: string; readonly value: string | null },
) {
  const { agency, actor, viewer, clock } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const parts = partsOfPath(path)
  if (!parts) return fieldError('path', 'There is no such cell.')
  const id = policyScheduleId(agency, policyId, parts.kind)
  const answer = await retryOnConflict(async () => {
    const stored = await agency.read(policyScheduleKind, id)
    const rows = stored ? await readRows(agency, id) : []
    const row = rows.find((each) => each.id === parts.rowId)
    const column = stored?.value.columns.find(({ key }) => key === parts.key)
    if (!stored || !row || !column) return fieldError('path', 'There is no such cell.')
    const parsed = value === null ? null : detailValueRules[cellKinds[column.kind]].safeParse(value)
    if (parsed?.success === false)
      return fieldError('value', parsed.error.issues[0]?.message ?? 'Enter a value.')
    const decision: DetailDecision | null = parsed && {
      action: 'CORRECTED',
      value: parsed.data,
      citation: null,
      by: viewer.id,
      at: clock.now(),
    }
    const before = row.cells[parts.key] ?? { text: '', value: null, decision: null }
    const cells = { ...row.cells, [parts.key]: { ...before, decision } }
    const next = rows.map((each) => (each === row ? { ...row, cells } : each))
    const note = `${scheduleLabels[parts.kind]}: ${column.label} of ${row.id} corrected`
    const change = replace(stored, { ...stored.value, note }, 'CORRECT_POLICY_SCHEDULE')
    const committed = await agency.commit(actor, [change], { texts: [rowsChange(id, next)] })
    return committed.ok ? 'saved' : conflict
  })
  if (answer === conflict) return scheduleUndecided
  if (answer !== 'saved') return answer
  return {
    __typename: 'CorrectPolicyScheduleSuccess' as const,
    businessPolicy: listed(context.agency, businessPolicyKind, policyId),
  }
}
