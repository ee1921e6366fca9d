import { graphql, useFragment } from '@coverdesk/contract'
import { Button, Divider, Heading, Inline, PlusIcon, Stack } from '@coverdesk/design-system'
import { useState } from 'react'
import type { KnownPolicy } from '../policyForm/knownPolicy.ts'
import type { TakenNumbers } from '../policyForm/NumberTaken.tsx'
import { PolicyFields } from '../policyForm/PolicyFields.tsx'
import type {
  NewPolicyFields_query$data,
  NewPolicyFields_query$key,
} from './__generated__/NewPolicyFields_query.graphql.ts'

export interface NewPolicyFieldsProps {
  query: NewPolicyFields_query$key
  taken: TakenNumbers | undefined
  /** Whether focus starts in the first policy because the account is given. */
  autoFocus: boolean
}

/** The fields of one new policy, and of more logged with it. */
export function NewPolicyFields({ query, taken, autoFocus }: NewPolicyFieldsProps) {
  const data = useFragment(
    graphql`
      fragment NewPolicyFields_query on Query {
        businessPolicyDefaults {
          issuedAt
          inforceAt
          expiresAt
          billingType
          intervalType
          processType
          fees
        }
        ...PolicyFields_query
      }
    `,
    query,
  )
  const [keys, setKeys] = useState<readonly number[]>([0])
  const known = knownOf(data.businessPolicyDefaults)
  return (
    <>
      {keys.map((key, at) => (
        <Stack key={key} space="m">
          {keys.length > 1 && (
            <>
              <Divider />
              <Inline justify="between">
                <Heading level={3} size="small">
                  Policy {at + 1}
                </Heading>
                <Button
                  tone="quiet"
                  size="small"
                  onPress={() => setKeys((current) => current.filter((other) => other !== key))}
                >
                  Remove policy {at + 1}
                </Button>
              </Inline>
            </>
          )}
          <PolicyFields
            query={data}
            path={`policies.${at}`}
            known={known}
            taken={taken}
            autoFocus={autoFocus && key === 0}
          />
        </Stack>
      ))}
      <Inline>
        <Button icon={PlusIcon} onPress={() => setKeys((current) => [...current, (current.at(-1) ?? 0) + 1])}>
          Add another policy
        </Button>
      </Inline>
    </>
  )
}

/** A new policy's server defaults. */
function knownOf(defaults: NewPolicyFields_query$data['businessPolicyDefaults']): KnownPolicy {
  const { issuedAt, inforceAt, expiresAt, billingType, intervalType, processType, fees } = defaults
  return {
    type: null,
    market: null,
    carrier: null,
    broker: null,
    quoteNumber: null,
    policyNumber: null,
    issuedAt,
    inforceAt,
    expiresAt,
    billingType,
    paymentIntervalType: intervalType,
    charges: {
      premium: null,
      taxes: fees,
      agencyFees: fees,
      brokerFees: fees,
      policyFees: fees,
      otherFees: fees,
    },
    minimumEarnedPremium: fees,
    commissionRate: null,
    estimatedCommission: null,
    coverages: [],
    sourceType: null,
    sourceSubType: null,
    sourceName: null,
    sourceNotes: null,
    sourceAgencyUserId: null,
    sourceProcessType: processType,
  }
}
