import { z } from 'zod'
import { agencyToday } from '../../identity/index.ts'
import {
  accountKind,
  businessPolicyKind,
  carrierKind,
  contactKind,
  hasOtherLegalForm,
  nameKey,
  namesOf,
  phoneKey,
  policyNumberKey,
  standingOf,
} from '../../knowledge/index.ts'
import type { AccountRow } from '../../knowledge/index.ts'
import { conflict, create, replace, retryOrThrow } from '../../platform/index.ts'
import type { AgencyStore, Clock } from '../../platform/index.ts'
import { serviceRequestKind, serviceRequestTypes } from '../../servicing/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { requestDetailsOf } from '../conversations/enrichedBy.ts'
import { heldFrom, senderStanding } from '../conversations/senderStanding.ts'
import { callId, callKind } from './call.ts'
import { receiveCallEvent } from './receiveCallEvent.ts'

export interface ToolDeps {
  readonly agency: AgencyStore
  readonly clock: Clock
}

const line = z.string().trim().max(200)
const body = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('identify_caller'),
    call_id: line.min(1),
    args: z.object({ phone: line.optional(), company: line.optional(), policy_number: line.optional() }),
  }),
  z.object({
    name: z.literal('policy_facts'),
    call_id: line.min(1),
    args: z.object({ account_id: line.min(1) }),
  }),
  z.object({
    name: z.literal('open_request'),
    call_id: line.min(1),
    args: z.object({
      type: z.enum(serviceRequestTypes),
      details: z.string().trim().min(1).max(5_000),
      account_id: line.optional(),
      policy_id: line.optional(),
      client_name: line.optional(),
    }),
  }),
  z.object({
    name: z.literal('take_message'),
    call_id: line.min(1),
    args: z.object({
      message: z.string().trim().min(1).max(5_000),
      client_name: line.optional(),
      call_back: line.optional(),
    }),
  }),
])
type Asked = z.infer<typeof body>

export interface ToolAnswer {
  readonly status: 200 | 422
  readonly body: object
}

/** Runs one tool call. Everything except writes is answered from memory. */
export async function runCallTool(deps: ToolDeps, asked: unknown): Promise<ToolAnswer> {
  const read = body.safeParse(asked)
  if (!read.success) {
    const [issue] = read.error.issues
    return { status: 422, body: { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` } }
  }
  switch (read.data.name) {
    case 'identify_caller':
      return { status: 200, body: identify(deps.agency, read.data.args) }
    case 'policy_facts':
      return { status: 200, body: facts(deps, read.data) }
    case 'open_request': {
      const { type, details, account_id: accountId, policy_id: policyId, client_name: name } = read.data.args
      return {
        status: 200,
        body: await opened(deps, read.data, { type, details, accountId, policyId, name }),
      }
    }
    case 'take_message': {
      const { message, client_name: name, call_back: callBack } = read.data.args
      const details = callBack ? `${message}\n\nCall back: ${callBack}` : message
      return { status: 200, body: await opened(deps, read.data, { type: 'OTHER', details, name }) }
    }
  }
}

/** The caller's account: the only one that matches the policy number, phone number or name. */
function identify(
  agency: AgencyStore,
  { phone, company, policy_number: number }: Extract<Asked, { name: 'identify_caller' }>['args'],
) {
  const accounts = agency.table(accountKind)
  const only = (found: readonly AccountRow[]) =>
    new Set(found.map(({ id }) => id)).size === 1 ? found[0] : undefined
  const key = phone ? phoneKey(phone) : null
  const byPhone = key
    ? [
        ...accounts.related('phone', key),
        ...agency
          .table(contactKind)
          .related('phone', key)
          .flatMap(({ id }) => accounts.related('contact', id)),
      ]
    : []
  const holders = number
    ? agency
        .table(businessPolicyKind)
        .related('policyNumber', policyNumberKey(number))
        .flatMap(({ accountId }) => accounts.get(accountId) ?? [])
    : []
  // `Casco Plumbing Co.` is not `Casco Plumbing LLC`.
  const named = company
    ? accounts
        .related('name', nameKey(company))
        .filter((account) => !namesOf(account).every((name) => hasOtherLegalForm(name, company)))
    : []
  const found = only(holders) ?? only(byPhone) ?? only(named)
  if (!found) return { found: false, message: 'Ask for the name of the business and a policy number.' }
  return { found: true, account_id: found.id, name: found.detail.name }
}

/** What may be told a client of their policies on the phone: line, number, carrier and dates. Never what is covered. */
function facts(
  { agency, clock }: ToolDeps,
  { call_id: providerCallId, args: { account_id: accountId } }: Extract<Asked, { name: 'policy_facts' }>,
) {
  if (heldCall(agency, { providerCallId, accountId, type: 'QUESTION' }))
    return {
      policies: [],
      message:
        "The caller's number is not on record for this account. Don't share anything about it. Take a message: the team will call the client.",
    }
  const today = agencyToday(agency, clock.now())
  const policies = agency.table(businessPolicyKind).related('account', accountId)
  return {
    policies: policies.map((policy) => ({
      id: policy.id,
      type: policy.type,
      policy_number: policy.policyNumber,
      carrier: (policy.carrierId && agency.table(carrierKind).get(policy.carrierId)?.name) || null,
      state: standingOf(policy, today),
      expires_on: policy.expiresAt,
    })),
  }
}

/** Why what a caller asks of an account waits for a person; null if it doesn't. */
function heldCall(
  agency: AgencyStore,
  {
    providerCallId,
    accountId,
    type,
  }: { readonly providerCallId: string; readonly accountId: string; readonly type: ServiceRequest['type'] },
) {
  const call = agency.table(callKind).get(callId(agency.id, providerCallId))
  const account = agency.table(accountKind).get(accountId)
  const from = {
    name: call?.fromName ?? null,
    email: null,
    phone: call?.fromNumber ?? null,
    isVerified: true,
  }
  return heldFrom(senderStanding(agency, accountId, from), {
    types: [type],
    from,
    accountName: account?.detail.name ?? null,
  })
}

interface Opening {
  readonly type: ServiceRequest['type']
  readonly details: string
  readonly accountId?: string | undefined
  readonly policyId?: string | undefined
  readonly name?: string | undefined
}

/** Opens a request and links it to the call; a repeat of the same tool call returns the same request. */
async function opened({ agency, clock }: ToolDeps, { call_id: providerCallId }: Asked, opening: Opening) {
  await receiveCallEvent({ agency, clock }, { providerCallId, stage: 'STARTED' })
  const asked = opening.accountId ? agency.table(accountKind).get(opening.accountId) : undefined
  const held = asked && heldCall(agency, { providerCallId, accountId: asked.id, type: opening.type })
  const account = held ? undefined : asked
  const policy = opening.policyId ? agency.table(businessPolicyKind).get(opening.policyId) : undefined
  const isPolicyOfAccount = policy !== undefined && policy.accountId === account?.id
  const answer = await retryOrThrow(async () => {
    const call = await agency.read(callKind, callId(agency.id, providerCallId))
    if (!call) throw new Error(`The call ${providerCallId} is not on record.`)
    const before = await agency.readMany(serviceRequestKind, call.value.serviceRequestIds)
    const same = before.find(
      (request) => request?.value.type === opening.type && request.value.details === opening.details,
    )
    if (same) return same.id
    const at = clock.now()
    const id = agency.newId(serviceRequestKind)
    const request: ServiceRequest = {
      ...requestDetailsOf({ ...blank, type: opening.type, policyId: isPolicyOfAccount ? policy.id : null }),
      state: 'OPEN',
      resolution: null,
      clientName: opening.name ?? call.value.fromName,
      clientEmail: null,
      clientPhone: call.value.fromNumber,
      details: opening.details,
      account: account ? { id: account.id, name: account.detail.name } : null,
      businessPolicyId: isPolicyOfAccount ? policy.id : null,
      policyNumber: isPolicyOfAccount ? policy.policyNumber : null,
      assigneeId: null,
      dueAt: null,
      createdAt: at,
      updatedAt: at,
    }
    const next = {
      ...call.value,
      account: call.value.account ?? (account ? { id: account.id, name: account.detail.name } : null),
      serviceRequestIds: [...call.value.serviceRequestIds, id],
      actions: held
        ? [
            ...call.value.actions,
            {
              id: `identify-${id}`,
              name: 'identify_account',
              argumentsJson: '{}',
              result: `This may be ${asked?.detail.name}, but ${held.warning} Choose the account.`,
              evidence: [],
              at,
            },
          ]
        : call.value.actions,
      updatedAt: at,
    }
    const committed = await agency.commit({ type: account ? 'AGENCY_CLIENT' : 'ANONYMOUS', id: null }, [
      create(serviceRequestKind, id, request, 'CREATE_SERVICE_REQUEST'),
      replace(call, next, 'UPDATE_CALL'),
    ])
    return committed.ok ? id : conflict
  })
  return { request_id: answer, message: 'I noted that for the team. Someone will follow up.' }
}

/** A request with only its type and text known. */
const blank = {
  standing: null,
  allPolicies: false,
  lineNotOnFile: null,
  policyNumber: null,
  name: null,
  address: null,
  additionalInsured: false,
  relationship: null,
  waiverOfSubrogation: false,
  reason: null,
  documentType: null,
  question: null,
  effectiveOn: null,
  dueOn: null,
  isUrgent: false,
  isUltimatum: false,
  isClaim: false,
  isBankChange: false,
  isAboutContract: false,
  details: '',
  missing: [],
  evidence: [],
} as const
