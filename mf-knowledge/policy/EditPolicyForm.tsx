import { graphql, useFetcher, useFragment, useDialog } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { TextArea } from '@coverdesk/design-system'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { KnownPolicy } from '../policyForm/knownPolicy.ts'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import { PolicyFields } from '../policyForm/PolicyFields.tsx'
import { policyStateLabel } from '../shared/policyStateLabel.ts'
import type {
  EditPolicyForm_policy$data,
  EditPolicyForm_policy$key,
} from './__generated__/EditPolicyForm_policy.graphql.ts'
import type { EditPolicyForm_query$key } from './__generated__/EditPolicyForm_query.graphql.ts'
import { editedPolicy } from './editedPolicy.ts'

export interface EditPolicyFormProps {
  policy: EditPolicyForm_policy$key
  query: EditPolicyForm_query$key
}

/** The policy's fields, as they were when the dialog opened, and the reason for the change. */
export function EditPolicyForm({ policy, query }: EditPolicyFormProps) {
  const now = useFragment(
    graphql`
      fragment EditPolicyForm_policy on BusinessPolicy {
        id
        type
        state
        settableStates
        market
        carrier {
          id
          name
        }
        broker {
          id
          name
        }
        quoteNumber
        policyNumber
        issuedAt
        inforceAt
        expiresAt
        coverages {
          name
          limit
          limitWords
        }
        pricing {
          premium
          taxes
          agencyFees
          brokerFees
          policyFees
          otherFees
          estimatedCommission
          commissionRate
          minimumEarnedPremium
          billingType
          intervalType
        }
        source {
          type
          subType
          campaignId
          leadId
          referralSourceId
          agencyUser {
            id
          }
          notes
          processType
        }
        version
      }
    `,
    policy,
  )
  const choices = useFragment(
    graphql`
      fragment EditPolicyForm_query on Query {
        ...PolicyFields_query
      }
    `,
    query,
  )
  // A colleague's change must not overwrite what the user is typing.
  const [{ id, state, settableStates, version, ...opened }] = useState(now)
  const known = knownOf(opened)
  const dialog = useDialog()
  const fetcher = useFetcher<PolicyErrors>()
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    void fetcher.submit(
      { version: fetcher.data?.version ?? version, ...editedPolicy({ known, state }, form) },
      { method: 'put', encType: 'application/json', action: paths.editPolicy(id) },
    )
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Save Changes"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={isSubmitting}
    >
      <PolicyFields
        query={choices}
        path=""
        known={known}
        states={{
          current: state,
          options: settableStates.map((value) => ({ value, label: policyStateLabel(value) })),
        }}
        taken={fetcher.data?.taken}
      />
      <TextArea
        label="Reason for the update"
        name="updateReason"
        description="Kept in the policy's history"
      />
    </FormDialog>
  )
}

type Opened = Pick<
  EditPolicyForm_policy$data,
  | 'type'
  | 'market'
  | 'carrier'
  | 'broker'
  | 'quoteNumber'
  | 'policyNumber'
  | 'issuedAt'
  | 'inforceAt'
  | 'expiresAt'
  | 'coverages'
  | 'pricing'
  | 'source'
>

function knownOf({ carrier, broker, pricing, source, coverages, ...facts }: Opened): KnownPolicy {
  const { premium, taxes, agencyFees, brokerFees, policyFees, otherFees } = pricing
  return {
    type: facts.type,
    market: facts.market,
    carrier: carrier && { value: carrier.id, label: carrier.name },
    broker: broker && { value: broker.id, label: broker.name },
    quoteNumber: facts.quoteNumber,
    policyNumber: facts.policyNumber,
    issuedAt: facts.issuedAt,
    inforceAt: facts.inforceAt,
    expiresAt: facts.expiresAt,
    billingType: pricing.billingType,
    paymentIntervalType: pricing.intervalType,
    charges: { premium, taxes, agencyFees, brokerFees, policyFees, otherFees },
    minimumEarnedPremium: pricing.minimumEarnedPremium,
    commissionRate: pricing.commissionRate,
    estimatedCommission: pricing.estimatedCommission,
    coverages: coverages.map(({ name, limit, limitWords }) => ({ name, limit, limitWords })),
    sourceType: source.type,
    sourceSubType: source.subType,
    sourceName: source.campaignId ?? source.leadId ?? source.referralSourceId,
    sourceNotes: source.notes,
    sourceAgencyUserId: source.agencyUser?.id ?? null,
    sourceProcessType: source.processType,
  }
}
