import { presentFile } from '../../files/index.ts'
import { builder, fieldError, notFound, type RequestContext } from '../../graphql/index.ts'
import { loadDetails } from '../details/loadDetails.ts'
import type { ReviewedSchedule } from '../details/reviewedSchedules.ts'
import { scheduleLabels } from '../details/scheduleType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { changeSchedule, scheduleResult } from './changeSchedule.ts'
import { isKept } from './policySchedule.ts'
import { scheduleAddition, type ScheduleAddition } from './scheduleAddition.ts'

/** Maximum size of one transaction, in characters. */
const longestRows = 500_000

builder.mutationField('addPolicySchedule', (t) =>
  t.field({
    type: scheduleResult('AddPolicySchedule'),
    description:
      'Adds a schedule from the documents, as corrected by staff, to the policy. Existing rows are updated.',
    args: { policyId: t.arg.id({ required: true }), schedule: t.arg.string({ required: true }) },
    resolve: (_, { policyId, schedule }, context) => addPolicySchedule(context, policyId, schedule),
  }),
)

async function addPolicySchedule(context: RequestContext, policyId: string, scheduleId: string) {
  const { agency } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const details = await loadDetails(agency, policyId)
  const found = details?.schedules.find(({ id }) => id === scheduleId)
  if (!found) return fieldError('schedule', 'The documents have no such schedule.')
  const { kind, title } = found.schedule
  if (!isKept(kind))
    return fieldError('schedule', 'A policy keeps no schedule of this kind. Download it instead.')

  const edit = {
    policyId,
    kind,
    updateType: 'ADD_POLICY_SCHEDULE',
    success: 'AddPolicyScheduleSuccess' as const,
  }
  return await changeSchedule(context, edit, (before, rows) => {
    const addition = scheduleAddition(found, { columns: before?.columns ?? [], rows })
    if (addition.newRows + addition.changedRows + addition.deletedRows === 0)
      return fieldError('schedule', 'The policy has these rows already.')
    if (JSON.stringify(addition.rows).length > longestRows)
      return fieldError('schedule', 'This schedule is too long to keep on the policy. Download it instead.')
    const { columns } = addition
    const note = noteOf(context, found, addition)
    return {
      schedule: { policyId, kind, title, columns, rowCount: addition.rows.length, note },
      rows: addition.rows,
    }
  })
}

/** "Vehicles: 12 new rows, 1 updated (Policy.pdf, pages 3–4)" */
function noteOf(
  { agency }: RequestContext,
  { schedule: { kind, documentId }, rows }: ReviewedSchedule,
  { newRows, changedRows, deletedRows, changes }: ScheduleAddition,
): string {
  const added = newRows > 0 ? [`${newRows} new ${newRows === 1 ? 'row' : 'rows'}`] : []
  const updated = changedRows > 0 ? [`${changedRows} updated`] : []
  const deleted = deletedRows > 0 ? [`${deletedRows} deleted`] : []
  const name = documentId === null ? null : presentFile(agency, documentId)?.name
  const pages = [...rows, ...changes].map(({ page }) => page)
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  const where = first === last ? `page ${first}` : `pages ${first}–${last}`
  const source = name ? ` (${name}, ${where})` : ''
  return `${scheduleLabels[kind]}: ${[...added, ...updated, ...deleted].join(', ')}${source}`
}
