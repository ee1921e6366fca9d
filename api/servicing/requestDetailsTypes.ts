import { builder } from '../graphql/index.ts'
import type { RequestContext } from '../graphql/index.ts'
import { AddressType, businessPolicyKind, BusinessPolicyType } from '../knowledge/index.ts'
import type {
  AddAdditionalInsured,
  CancelPolicy,
  CreateCertificate,
  DocumentRequest,
  EndorsePolicy,
  Question,
} from './serviceRequest.ts'

export const AddAdditionalInsuredDetails = builder
  .objectRef<AddAdditionalInsured>('AddAdditionalInsuredDetails')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      relationship: t.exposeString('relationship', { nullable: true }),
      address: t.expose('address', { type: AddressType, nullable: true }),
    }),
  })

export const CancelPolicyDetails = builder.objectRef<CancelPolicy>('CancelPolicyDetails').implement({
  fields: (t) => ({
    policyId: t.exposeID('policyId', { nullable: true }),
    policy: t.field({ type: BusinessPolicyType, nullable: true, resolve: policyOf }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})

export const CreateCertificateDetails = builder
  .objectRef<CreateCertificate>('CreateCertificateDetails')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      address: t.expose('address', { type: AddressType, nullable: true }),
      additionalInsured: t.exposeBoolean('additionalInsured'),
      additionalInsuredRelationship: t.exposeString('additionalInsuredRelationship', { nullable: true }),
      additionalInsuredRelationshipDescription: t.exposeString('additionalInsuredRelationshipDescription', {
        nullable: true,
      }),
    }),
  })

export const DocumentRequestDetails = builder.objectRef<DocumentRequest>('DocumentRequestDetails').implement({
  fields: (t) => ({ type: t.exposeString('type', { nullable: true }) }),
})

export const EndorsePolicyDetails = builder.objectRef<EndorsePolicy>('EndorsePolicyDetails').implement({
  fields: (t) => ({
    policyId: t.exposeID('policyId', { nullable: true }),
    policy: t.field({ type: BusinessPolicyType, nullable: true, resolve: policyOf }),
  }),
})

export const QuestionDetails = builder.objectRef<Question>('QuestionDetails').implement({
  fields: (t) => ({
    policyId: t.exposeID('policyId', { nullable: true }),
    policy: t.field({ type: BusinessPolicyType, nullable: true, resolve: policyOf }),
    question: t.exposeString('question', { nullable: true }),
    type: t.exposeString('type', { nullable: true }),
  }),
})

function policyOf({ policyId }: { policyId: string | null }, _: object, { agency }: RequestContext) {
  return policyId ? (agency.table(businessPolicyKind).get(policyId) ?? null) : null
}
