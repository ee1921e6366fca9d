import { builder, type RequestContext } from '../../graphql/index.ts'
import type { ReviewedSchedule } from '../details/reviewedSchedules.ts'
import { ScheduleType } from '../details/scheduleType.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType } from '../readings/citation.ts'
import { isKept, policyScheduleId, policyScheduleKind, readRows } from './policySchedule.ts'
import { loadPolicySchedules } from './policySchedule.ts'
import { scheduleAddition, type ScheduleAddition } from './scheduleAddition.ts'

type Addition = Pick<ScheduleAddition, 'newRows' | 'changedRows' | 'deletedRows' | 'changes'>

const AdditionType = builder.objectRef<Addition>('PolicyScheduleAddition').implement({
  description: 'What adding a schedule from the documents to the policy would change.',
  fields: (t) => ({
    newRows: t.exposeInt('newRows'),
    changedRows: t.exposeInt('changedRows'),
    deletedRows: t.exposeInt('deletedRows'),
    changes: t.field({
      type: [CitationType],
      description: 'What the document says that deletes rows or changes them.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
})

builder.objectField(BusinessPolicyType, 'schedules', (t) =>
  t.field({
    type: [ScheduleType],
    description: "Schedules that staff added from the policy's documents.",
    resolve: ({ id }, _, { agency }: RequestContext) => loadPolicySchedules(agency, id),
  }),
)

builder.objectField(ScheduleType, 'addition', (t) =>
  t.field({
    type: AdditionType,
    nullable: true,
    description:
      "What `addPolicySchedule` would change. Null for kinds that a policy does not keep, and for the policy's own schedules.",
    resolve: additionOf,
  }),
)

async function additionOf(
  reviewed: ReviewedSchedule,
  _: unknown,
  { agency }: RequestContext,
): Promise<Addition | null> {
  const { kind } = reviewed.schedule
  if (!isKept(kind) || reviewed.id === kind) return null
  const id = policyScheduleId(agency, reviewed.policyId, kind)
  const stored = agency.table(policyScheduleKind).get(id) ? await agency.read(policyScheduleKind, id) : null
  const rows = stored ? await readRows(agency, id) : []
  return scheduleAddition(reviewed, { columns: stored?.value.columns ?? [], rows })
}
