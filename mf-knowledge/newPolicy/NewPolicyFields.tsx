import { graphql, useFragment } from '@coverdesk/contract'
import { Button, Divider, Heading, Inline, PlusIcon, Stack } from '@coverdesk/design-system'
import { useState } from 'react'
import type { KnownPolicy } from '../policyForm/knownPolicy.ts'
import type { TakenNumbers } from '../policyForm/NumberTaken.tsx'
import { PolicyFields } from '../policyForm/PolicyFields.tsx'
import { policyStateLabel } from '../shared/policyStateLabel.ts'
import type { DescribedPolicy } from './usePolicyInDocument.ts'
import type {
  NewPolicyFields_query$data,
  NewPolicyFields_query$key,
} from './__generated__/NewPolicyFields_query.graphql.ts'

export interface NewPolicyFieldsProps {
  query: NewPolicyFields_query$key
  /** What a document says about the first policy. */
  document: DescribedPolicy | null
  taken: TakenNumbers | undefined
  /** Whether focus starts in the first policy because the account is given. */
  autoFocus: boolean
}

/** The fields of one new policy, and of more logged with it. */
export function NewPolicyFields({ query, document, taken, autoFocus }: NewPolicyFieldsProps) {
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
          state
          settableStates
        }
        ...PolicyFields_query
      }
    `,
    query,
  )
  const [keys, setKeys] = useState<readonly number[]>([0])
  const { state, settableStates, ...defaults } = data.businessPolicyDefaults
  const known = knownOf(defaults)
  const states = {
    current: document?.state ?? state,
    options: settableStates.map((value) => ({ value, label: policyStateLabel(value) })),
  }
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
            {...(document && key === 0 ? { known: describedBy(document, known), states } : { known })}
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

/** The document's values, and defaults where it has none. */
function describedBy({ known, charges }: DescribedPolicy, defaults: KnownPolicy): KnownPolicy {
  return { ...defaults, ...known, charges: { ...defaults.charges, ...charges } }
}

type Defaults = Omit<NewPolicyFields_query$data['businessPolicyDefaults'], 'state' | 'settableStates'>

/** A new policy's server defaults. */
function knownOf(defaults: Defaults): KnownPolicy {
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
