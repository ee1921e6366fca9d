import {
  builder,
  NamedError,
  NotFoundError,
  type RequestContext,
  successType,
  ValidationErrors,
  type ValidationErrorsShape,
} from '../../graphql/index.ts'
import { conflict, create, listed, replace, retryOnConflict } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import {
  type KeptKind,
  type KeptRow,
  type PolicySchedule,
  policyScheduleId,
  policyScheduleKind,
  readRows,
  rowsChange,
} from './policySchedule.ts'

const scheduleUndecided = {
  __typename: 'PolicyScheduleUndecidedError' as const,
  message: 'This schedule is being changed right now. Try again.',
}

const ScheduleUndecidedError = builder
  .objectRef<typeof scheduleUndecided>('PolicyScheduleUndecidedError')
  .implement({
    description: 'The schedule kept changing during the save. Nothing was saved.',
    interfaces: [NamedError],
  })

/** The result of a mutation that changes a schedule of a policy. */
export function scheduleResult<Name extends string>(mutation: Name) {
  return builder.unionType(`${mutation}Result`, {
    types: [
      successType(`${mutation}Success` as const, { businessPolicy: BusinessPolicyType }),
      NotFoundError,
      ScheduleUndecidedError,
      ValidationErrors,
    ],
  })
}

/** Saves what `changed` makes of a schedule, null if the policy has none of the kind yet; `success` is the mutation's typename. */
export async function changeSchedule<Success extends string>(
  { agency, actor }: RequestContext,
  {
    policyId,
    kind,
    updateType,
    success,
  }: { policyId: string; kind: KeptKind; updateType: string; success: Success },
  changed: (
    before: PolicySchedule | null,
    rows: readonly KeptRow[],
  ) => { schedule: PolicySchedule; rows: readonly KeptRow[] } | ValidationErrorsShape,
) {
  const id = policyScheduleId(agency, policyId, kind)
  const answer = await retryOnConflict(async () => {
    const stored = await agency.read(policyScheduleKind, id)
    const next = changed(stored?.value ?? null, stored ? await readRows(agency, id) : [])
    if ('__typename' in next) return next
    const change = stored
      ? replace(stored, next.schedule, updateType)
      : create(policyScheduleKind, id, next.schedule, updateType)
    const committed = await agency.commit(actor, [change], { texts: [rowsChange(id, next.rows)] })
    if (!committed.ok) return conflict
    return { __typename: success, businessPolicy: listed(agency, businessPolicyKind, policyId) }
  })
  return answer === conflict ? scheduleUndecided : answer
}
