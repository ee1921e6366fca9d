import { builder, fieldErrors, successType, ValidationErrors } from '../../graphql/index.ts'
import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import {
  accountKind,
  AddressInput,
  businessPolicyKind,
  contactKind,
  phoneRule,
} from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import { withPolicy } from '../enriched.ts'
import { inboundBody, inboundProblems } from '../inbound/inboundBody.ts'
import { planPreparation } from '../jobs/prepareRequestJob.ts'
import type { ServiceRequest } from '../serviceRequest.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'
import { RequestTypeEnum, ServiceRequestType } from '../serviceRequestType.ts'

const AddAdditionalInsuredInput = builder.inputType('AddAdditionalInsuredInput', {
  fields: (t) => ({
    name: t.string(),
    relationship: t.string(),
    address: t.field({ type: AddressInput }),
  }),
})

const CertificateRequestInput = builder.inputType('CertificateRequestInput', {
  fields: (t) => ({
    name: t.string(),
    address: t.field({ type: AddressInput }),
    additionalInsured: t.boolean(),
    additionalInsuredRelationship: t.string(),
    additionalInsuredRelationshipDescription: t.string(),
  }),
})

const CancelPolicyInput = builder.inputType('CancelPolicyInput', { fields: (t) => ({ reason: t.string() }) })
const DocumentRequestInput = builder.inputType('DocumentRequestInput', {
  fields: (t) => ({ type: t.string() }),
})
const QuestionInput = builder.inputType('QuestionInput', {
  fields: (t) => ({ question: t.string(), type: t.string() }),
})

const CreateServiceRequestInput = builder.inputType('CreateServiceRequestInput', {
  description: 'A request that staff open by hand. Only the block of its type counts.',
  fields: (t) => ({
    type: t.field({ type: RequestTypeEnum, required: true }),
    accountId: t.id({ description: 'The account it is for; without one, the client is named.' }),
    businessPolicyId: t.id({ description: 'A policy of the account.' }),
    clientName: t.string({ description: "Who asks; the account's first contact if nobody is named." }),
    clientEmail: t.string(),
    clientPhone: t.string(),
    details: t.string(),
    addAdditionalInsured: t.field({ type: AddAdditionalInsuredInput }),
    cancelPolicy: t.field({ type: CancelPolicyInput }),
    createCertificate: t.field({ type: CertificateRequestInput }),
    documentRequest: t.field({ type: DocumentRequestInput }),
    question: t.field({ type: QuestionInput }),
  }),
})

type Input = typeof CreateServiceRequestInput.$inferInput

builder.mutationField('createServiceRequest', (t) =>
  t.field({
    type: builder.unionType('CreateServiceRequestResult', {
      types: [
        successType('CreateServiceRequestSuccess', { serviceRequest: ServiceRequestType }),
        ValidationErrors,
      ],
    }),
    args: { input: t.arg({ type: CreateServiceRequestInput, required: true }) },
    resolve: (_, { input }, context) => createServiceRequest(context, input),
  }),
)

/** Opens a request that a client made in person, or that staff noticed themselves. Cara prepares it like any other. */
async function createServiceRequest({ agency, actor, clock }: RequestContext, input: Input) {
  const account = input.accountId ? agency.table(accountKind).get(input.accountId) : undefined
  const policy = input.businessPolicyId
    ? agency.table(businessPolicyKind).get(input.businessPolicyId)
    : undefined
  const contact = agency.table(contactKind).get(account?.contactIds[0] ?? '')
  const isNamed = Boolean(input.clientName || input.clientEmail || input.clientPhone)
  const dialed = phoneRule.safeParse(input.clientPhone ?? null)
  const client =
    isNamed || !account
      ? { ...input, clientPhone: dialed.success ? dialed.data : input.clientPhone }
      : clientOf(contact ?? account.detail)
  const checked = inboundBody.safeParse(bodyOf(input, client))
  const problems: FieldProblem[] = [
    ...(checked.success ? [] : inboundProblems(checked.error)),
    ...(dialed.error?.issues ?? []).map(({ message }) => ({ path: 'clientPhone', message })),
    ...(input.accountId && !account ? [{ path: 'accountId', message: 'Choose an account.' }] : []),
    ...(!input.accountId && !isNamed
      ? [{ path: 'accountId', message: 'Choose the account, or say who asks.' }]
      : []),
    ...(input.businessPolicyId && (!policy || policy.accountId !== account?.id)
      ? [{ path: 'businessPolicyId', message: 'Choose a policy of this account.' }]
      : []),
    ...(told.has(input.type) && !input.details?.trim()
      ? [{ path: 'details', message: 'Say what is asked for.' }]
      : []),
  ]
  const invalid = fieldErrors(
    problems.filter(({ path }, at) => problems.findLastIndex((other) => other.path === path) === at),
  )
  if (invalid) return invalid
  if (!checked.success) throw checked.error
  const at = clock.now()
  const request: ServiceRequest = {
    ...checked.data,
    state: 'OPEN',
    resolution: null,
    account: account ? { id: account.id, name: account.detail.name } : null,
    businessPolicyId: policy?.id ?? null,
    policyNumber: policy?.policyNumber ?? null,
    assigneeId: null,
    dueAt: null,
    createdAt: at,
    updatedAt: at,
  }
  const id = agency.newId(serviceRequestKind)
  const committed = await agency.commit(actor, [
    create(
      serviceRequestKind,
      id,
      policy ? withPolicy(request, policy.id) : request,
      'CREATE_SERVICE_REQUEST',
    ),
    ...planPreparation(agency, id, 'opened'),
  ])
  const serviceRequest = agency.table(serviceRequestKind).get(id)
  if (!committed.ok || !serviceRequest) throw new Error(`The new request ${id} was not taken.`)
  return { __typename: 'CreateServiceRequestSuccess' as const, serviceRequest }
}

/** What requests without fields of their own ask for is in their details. */
const told: ReadonlySet<Input['type']> = new Set<Input['type']>(['ENDORSE_POLICY', 'OTHER', 'QUOTE_REQUEST'])

type Client = Pick<Input, 'clientName' | 'clientEmail' | 'clientPhone'>

function clientOf({ name, email, phone }: Record<'name' | 'email' | 'phone', string | null>): Client {
  return { clientName: name, clientEmail: email, clientPhone: phone }
}

/** The request in the format of the client application, whose rules apply. */
function bodyOf(input: Input, { clientName, clientEmail, clientPhone }: Client) {
  const { type, details } = input
  const common = { type, details, clientName, clientEmail, clientPhone }
  switch (type) {
    case 'ADD_ADDITIONAL_INSURED':
      return { ...common, addAdditionalInsured: { name: '', ...input.addAdditionalInsured } }
    case 'CANCEL_POLICY':
      return { ...common, cancelPolicy: { ...input.cancelPolicy } }
    case 'CREATE_CERTIFICATE': {
      const { additionalInsured, ...holder } = input.createCertificate ?? {}
      return {
        ...common,
        createCertificate: { name: '', ...holder, additionalInsured: additionalInsured ?? false },
      }
    }
    case 'DOCUMENT_REQUEST':
      return { ...common, documentRequest: { ...input.documentRequest } }
    case 'ENDORSE_POLICY':
      return { ...common, endorsePolicy: {} }
    case 'QUESTION':
      return { ...common, question: { question: '', ...input.question } }
    case 'OTHER':
    case 'QUOTE_REQUEST':
      return common
  }
}
