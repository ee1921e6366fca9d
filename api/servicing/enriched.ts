import type { ServiceRequest } from './serviceRequest.ts'

/** What was found out about a request's client and policy; null leaves a value unchanged. */
export interface Recognition {
  readonly account: { readonly id: string; readonly name: string } | null
  readonly policyId: string | null
}

/** The request with the enrichment applied. A policy number in its block becomes the policy's ID. */
export function enriched(
  request: ServiceRequest,
  { account, policyId }: Recognition,
  at: number,
): ServiceRequest {
  return {
    ...(policyId ? withPolicy(request, policyId) : request),
    account: account ?? request.account,
    businessPolicyId: policyId ?? request.businessPolicyId,
    updatedAt: at,
  }
}

/** The request with a policy of its type's block, too. */
export function withPolicy(request: ServiceRequest, policyId: string): ServiceRequest {
  switch (request.type) {
    case 'CANCEL_POLICY':
      return { ...request, cancelPolicy: { ...request.cancelPolicy, policyId } }
    case 'ENDORSE_POLICY':
      return { ...request, endorsePolicy: { ...request.endorsePolicy, policyId } }
    case 'QUESTION':
      return { ...request, question: { ...request.question, policyId } }
    default:
      return request
  }
}
