import {
  builder,
  fieldErrors,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import { agencyToday, userOf } from '../../identity/index.ts'
import {
  conflict,
  replace,
  retryOnConflict,
  listed,
  dayInWords,
  isoDay,
  shifted,
} from '../../platform/index.ts'
import { accountKind, businessPolicyKind } from '../../knowledge/index.ts'
import { withPolicy } from '../enriched.ts'
import { planNotice } from '../jobs/notifyAssignee.ts'
import { planPreparation } from '../jobs/prepareRequestJob.ts'
import {
  AlreadyResolvedError,
  alreadyResolved,
  ChangedMeanwhileError,
  changedMeanwhile,
  changedSince,
} from '../requestErrors.ts'
import { requestCan, updated } from '../serviceRequest.ts'
import type { ServiceRequest, ServiceRequestPatch } from '../serviceRequest.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'
import { ServiceRequestType } from '../serviceRequestType.ts'

/** Null clears it; absent leaves it unchanged. `dueAt` is midnight UTC of a calendar day, in milliseconds. */
interface UpdateInput {
  readonly assigneeId?: string | null | undefined
  readonly dueAt?: number | null | undefined
  readonly accountId?: string | null | undefined
  readonly businessPolicyId?: string | null | undefined
  /** The values that the user saw. A field that has another value by now is not overwritten. */
  readonly seen?:
    | { readonly assigneeId?: string | null | undefined; readonly dueAt?: number | null | undefined }
    | null
    | undefined
}

const SeenServiceRequestInput = builder.inputType('SeenServiceRequestInput', {
  fields: (t) => ({ assigneeId: t.id(), dueAt: t.field({ type: 'DateTime' }) }),
})

const UpdateServiceRequestInput = builder.inputType('UpdateServiceRequestInput', {
  fields: (t) => ({
    assigneeId: t.id({ description: 'Null clears it; absent leaves it unchanged.' }),
    dueAt: t.field({ type: 'DateTime', description: 'Null clears it; absent leaves it unchanged.' }),
    accountId: t.id({
      description:
        'The account it belongs to; absent leaves it unchanged. Another account takes its policy away unless one is given.',
    }),
    businessPolicyId: t.id({
      description: "A policy of the request's account. Null clears it; absent leaves it unchanged.",
    }),
    seen: t.field({
      type: SeenServiceRequestInput,
      description: 'The values the user saw. A field that was changed since is not overwritten.',
    }),
  }),
})

const UpdateServiceRequestResult = builder.unionType('UpdateServiceRequestResult', {
  types: [
    successType('UpdateServiceRequestSuccess', { serviceRequest: ServiceRequestType }),
    AlreadyResolvedError,
    ChangedMeanwhileError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('updateServiceRequest', (t) =>
  t.field({
    type: UpdateServiceRequestResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateServiceRequestInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateServiceRequest(context, id, input),
  }),
)

/** Sets the assignee, due date, account and policy of an open request. Colleagues' simultaneous changes to other fields are kept. */
async function updateServiceRequest(context: RequestContext, id: string, input: UpdateInput) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const request = await agency.read(serviceRequestKind, id)
    if (!request) return notFound('service request')
    if (!requestCan('update', request.value)) return alreadyResolved(context, request)
    if (isStale(request.value, input)) return await changedSince(context, id)
    const care = checkedCare(context, input)
    const client = checkedClient(context, request.value, input)
    const invalid = fieldErrors([...care.problems, ...client.problems])
    if (invalid) return invalid
    const patch = { ...care.patch, ...client.patch }

    const { request: next, updateTypes } = updated(request.value, patch, clock.now())
    if (updateTypes.length > 0) {
      // What Cara prepared was for another client, or for none.
      const isMoved = updateTypes.includes('UPDATE_SERVICE_REQUEST')
      const changes = [
        replace(
          request,
          patch.businessPolicyId ? withPolicy(next, patch.businessPolicyId) : next,
          updateTypes,
        ),
        ...planNotice(agency, { actor, request, next }),
        ...(isMoved ? planPreparation(agency, id, clock.now()) : []),
      ]
      if (!(await agency.commit(actor, changes)).ok) return conflict
    }
    return {
      __typename: 'UpdateServiceRequestSuccess' as const,
      serviceRequest: listed(context.agency, serviceRequestKind, id),
    }
  })
  return answer === conflict ? changedMeanwhile(context, id) : answer
}

/** Whether a field that is to be changed no longer has the value that the user saw. */
function isStale(
  request: Pick<ServiceRequest, 'assigneeId' | 'dueAt'>,
  { assigneeId, dueAt, seen }: UpdateInput,
): boolean {
  if (!seen) return false
  const seenDay = seen.dueAt == null ? null : new Date(seen.dueAt).toISOString().slice(0, 10)
  return (
    (assigneeId !== undefined && (seen.assigneeId ?? null) !== request.assigneeId) ||
    (dueAt !== undefined && seenDay !== request.dueAt)
  )
}

function checkedCare(context: RequestContext, { assigneeId, dueAt }: UpdateInput) {
  const problems: FieldProblem[] = []
  if (assigneeId != null && !userOf(context, assigneeId)?.isActive) {
    problems.push({ path: 'assigneeId', message: 'Choose someone who works at the agency.' })
  }
  const due =
    dueAt == null
      ? { day: dueAt }
      : dueDayOf(dueAt, { today: agencyToday(context.agency, context.clock.now()) })
  if ('problem' in due) problems.push(due.problem)
  const patch: ServiceRequestPatch = {
    ...(assigneeId !== undefined && { assigneeId }),
    ...('day' in due && due.day !== undefined && { dueAt: due.day }),
  }
  return { patch, problems }
}

/** The account and the policy, which belong together. */
function checkedClient(
  { agency }: RequestContext,
  request: Pick<ServiceRequest, 'account'>,
  { accountId, businessPolicyId }: UpdateInput,
) {
  const problems: FieldProblem[] = []
  const account = accountId == null ? null : agency.table(accountKind).get(accountId)
  if (accountId !== undefined && !account) problems.push({ path: 'accountId', message: 'Choose an account.' })
  const ownId = account?.id ?? request.account?.id
  const policy = businessPolicyId == null ? null : agency.table(businessPolicyKind).get(businessPolicyId)
  if (businessPolicyId != null && (!policy || policy.accountId !== ownId))
    problems.push({ path: 'businessPolicyId', message: 'Choose a policy of this account.' })
  const isOther = account != null && account.id !== request.account?.id
  const patch: ServiceRequestPatch = {
    ...(account && { account: { id: account.id, name: account.detail.name } }),
    ...(businessPolicyId !== undefined
      ? { businessPolicyId: policy?.id ?? null }
      : isOther && { businessPolicyId: null }),
  }
  return { patch, problems }
}

const dayMs = 24 * 60 * 60 * 1000

/** Maximum distance of a due date from today, in days: catches typos such as the year 0206. */
const dueRange = { before: 366, after: 5 * 366 }

/** Parses midnight UTC as a calendar day such as `2026-11-20`, or returns the problem. */
function dueDayOf(moment: number, { today }: { today: string }): { day: string } | { problem: FieldProblem } {
  if (moment % dayMs !== 0) return wrong('A due date is a whole day. Send midnight UTC of that day.')
  const first = shifted(today, -dueRange.before)
  const last = shifted(today, dueRange.after)
  const chosen = isoDay(moment)
  // Years beyond 9999 are written with a sign and would sort before all others as text.
  if (chosen.startsWith('+') || chosen < first || chosen > last) {
    return wrong(`Choose a date between ${dayInWords(first)} and ${dayInWords(last)}.`)
  }
  return { day: chosen }
}

function wrong(message: string) {
  return { problem: { path: 'dueAt', message } }
}
