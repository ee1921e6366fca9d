import { type FormErrors, graphql, mutationErrors, type requestTypes } from '@coverdesk/contract'
import type {
  createRequestMutation,
  CreateServiceRequestInput,
} from './__generated__/createRequestMutation.graphql.ts'

interface Chosen {
  readonly type: (typeof requestTypes)[number]
  readonly accountId: string | null
  readonly policyId: string
}

/** Opens a request from the dialog's form; returns its id or the errors. */
export async function createRequest(
  form: FormData,
  { type, accountId, policyId }: Chosen,
): Promise<{ id: string } | FormErrors> {
  let id: string | null = null
  const errors = await mutationErrors<createRequestMutation>(
    graphql`
      mutation createRequestMutation($input: CreateServiceRequestInput!) {
        createServiceRequest(input: $input) {
          __typename
          ... on CreateServiceRequestSuccess {
            serviceRequest {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input: { type, accountId, businessPolicyId: policyId || null, ...writtenIn(form, type) } },
    ({ serviceRequest }) => {
      id = serviceRequest?.id ?? null
    },
  )
  if (id !== null) return { id }
  return errors ?? { fields: [], message: 'The request was not created. Try again.' }
}

type Written = Omit<CreateServiceRequestInput, 'type' | 'accountId' | 'businessPolicyId'>

function writtenIn(form: FormData, type: Chosen['type']): Written {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  const party = (block: string) => ({
    name: text(`${block}.name`),
    address: {
      line1: text(`${block}.address.line1`),
      line2: text(`${block}.address.line2`),
      city: text(`${block}.address.city`),
      zone: text(`${block}.address.zone`),
      postalCode: text(`${block}.address.postalCode`),
    },
  })
  return {
    details: text('details'),
    clientName: text('clientName'),
    clientEmail: text('clientEmail'),
    clientPhone: text('clientPhone'),
    ...(type === 'ADD_ADDITIONAL_INSURED' && {
      addAdditionalInsured: {
        ...party('addAdditionalInsured'),
        relationship: text('addAdditionalInsured.relationship'),
      },
    }),
    ...(type === 'CANCEL_POLICY' && { cancelPolicy: { reason: text('cancelPolicy.reason') } }),
    ...(type === 'CREATE_CERTIFICATE' && {
      createCertificate: {
        ...party('createCertificate'),
        additionalInsured: text('createCertificate.additionalInsured') !== null,
        additionalInsuredRelationship: text('createCertificate.additionalInsuredRelationship'),
        additionalInsuredRelationshipDescription: text(
          'createCertificate.additionalInsuredRelationshipDescription',
        ),
      },
    }),
    ...(type === 'DOCUMENT_REQUEST' && { documentRequest: { type: text('documentRequest.type') } }),
    ...(type === 'QUESTION' && { question: { question: text('question.question') } }),
  }
}
