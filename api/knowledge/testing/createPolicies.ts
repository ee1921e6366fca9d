import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'

/** Logs policies, and answers all that can be said of them. */
export const createPolicies = `mutation ($req: CreateBusinessPoliciesInput!) {
  createBusinessPolicies(req: $req) {
    __typename
    ... on NamedError { message }
    ... on PolicyNumberTakenError { paths businessPolicies { id } }
    ... on ValidationErrors { fields { path message } }
    ... on CreateBusinessPoliciesSuccess {
      businessPolicies {
        id type state market policyNumber quoteNumber issuedAt inforceAt expiresAt version
        carrier { name }
        broker { name }
        account { id }
        coverages { name limit limitWords }
        source { type subType campaignId leadId agencyUser { name } referralSourceId notes processType }
        pricing {
          total premium taxes agencyFees brokerFees policyFees otherFees
          estimatedCommission commissionRate minimumEarnedPremium billingType intervalType
        }
      }
    }
  }
}`

/** The validation errors of policies, by field. */
export async function problemsOfPolicies(client: Client, req: object) {
  const { createBusinessPolicies } = await client.data(createPolicies, { req })
  assert.equal(createBusinessPolicies.__typename, 'ValidationErrors', JSON.stringify(createBusinessPolicies))
  return Object.fromEntries(
    createBusinessPolicies.fields.map(({ path, message }: { path: string; message: string }) => [
      path,
      message,
    ]),
  )
}
