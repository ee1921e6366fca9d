import { builder, fieldError, notFound, type RequestContext } from '../../graphql/index.ts'
import { detailValueRules } from '../details/detailValueRules.ts'
import type { DetailDecision } from '../details/policyDetails.ts'
import { cellKinds } from '../details/reviewedSchedules.ts'
import { scheduleLabels } from '../details/scheduleType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { changeSchedule, scheduleResult } from './changeSchedule.ts'
import { partsOfPath } from './policySchedule.ts'

builder.mutationField('correctPolicySchedule', (t) =>
  t.field({
    type: scheduleResult('CorrectPolicySchedule'),
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
  const { agency, viewer, clock } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const parts = partsOfPath(path)
  if (!parts) return fieldError('path', 'There is no such cell.')
  const edit = {
    policyId,
    kind: parts.kind,
    updateType: 'CORRECT_POLICY_SCHEDULE',
    success: 'CorrectPolicyScheduleSuccess' as const,
  }
  return await changeSchedule(context, edit, (before, rows) => {
    const row = rows.find((each) => each.id === parts.rowId)
    const column = before?.columns.find(({ key }) => key === parts.key)
    if (!before || !row || !column) return fieldError('path', 'There is no such cell.')
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
    const cell = row.cells[parts.key] ?? { text: '', value: null, decision: null }
    const cells = { ...row.cells, [parts.key]: { ...cell, decision } }
    const note = `${scheduleLabels[parts.kind]}: ${column.label} of ${row.id} corrected`
    return {
      schedule: { ...before, note },
      rows: rows.map((each) => (each === row ? { ...row, cells } : each)),
    }
  })
}
