import { presentFile } from '../../files/index.ts'
import {
  builder,
  fieldError,
  NamedError,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { loadDetails } from '../details/loadDetails.ts'
import type { ReviewedSchedule } from '../details/reviewedSchedules.ts'
import { scheduleLabels } from '../details/scheduleType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { isKept, policyScheduleId, policyScheduleKind, readRows, rowsChange } from './policySchedule.ts'
import { scheduleAddition, type ScheduleAddition } from './scheduleAddition.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

/** Maximum size of one transaction, in characters. */
const longestRows = 500_000

interface Undecided {
  readonly __typename: 'PolicyScheduleUndecidedError'
  readonly message: string
}

export const ScheduleUndecidedError = builder.objectRef<Undecided>('PolicyScheduleUndecidedError').implement({
  description: 'The schedule kept changing during the save. Nothing was saved.',
  interfaces: [NamedError],
})

export const scheduleUndecided: Undecided = {
  __typename: 'PolicyScheduleUndecidedError',
  message: 'This schedule is being changed right now. Try again.',
}

builder.mutationField('addPolicySchedule', (t) =>
  t.field({
    type: builder.unionType('AddPolicyScheduleResult', {
      types: [
        successType('AddPolicyScheduleSuccess', { businessPolicy: BusinessPolicyType }),
        NotFoundError,
        ScheduleUndecidedError,
        ValidationErrors,
      ],
    }),
    description:
      'Adds a schedule from the documents, as corrected by staff, to the policy. Existing rows are updated.',
    args: { policyId: t.arg.id({ required: true }), schedule: t.arg.string({ required: true }) },
    resolve: (_, { policyId, schedule }, context) => addPolicySchedule(context, policyId, schedule),
  }),
)

async function addPolicySchedule(context: RequestContext, policyId: string, scheduleId: string) {
  const { agency, actor } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const details = await loadDetails(agency, policyId)
  const found = details?.schedules.find(({ id }) => id === scheduleId)
  if (!found) return fieldError('schedule', 'The documents have no such schedule.')
  const { kind, title } = found.schedule
  if (!isKept(kind))
    return fieldError('schedule', 'A policy keeps no schedule of this kind. Download it instead.')

  const id = policyScheduleId(agency, policyId, kind)
  const answer = await retryOnConflict(async () => {
    const stored = await agency.read(policyScheduleKind, id)
    const rows = stored ? await readRows(agency, id) : []
    const addition = scheduleAddition(found, { columns: stored?.value.columns ?? [], rows })
    if (addition.newRows + addition.changedRows + addition.deletedRows === 0)
      return fieldError('schedule', 'The policy has these rows already.')
    const text = rowsChange(id, addition.rows)
    if ((text.text?.length ?? 0) > longestRows)
      return fieldError('schedule', 'This schedule is too long to keep on the policy. Download it instead.')
    const value = {
      policyId,
      kind,
      title,
      columns: addition.columns,
      rowCount: addition.rows.length,
      note: noteOf(context, found, addition),
    }
    const change = stored
      ? replace(stored, value, 'ADD_POLICY_SCHEDULE')
      : create(policyScheduleKind, id, value, 'ADD_POLICY_SCHEDULE')
    return (await agency.commit(actor, [change], { texts: [text] })).ok ? 'saved' : conflict
  })
  if (answer === conflict) return scheduleUndecided
  if (answer !== 'saved') return answer
  return {
    __typename: 'AddPolicyScheduleSuccess' as const,
    businessPolicy: listed(context.agency, businessPolicyKind, policyId),
  }
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
