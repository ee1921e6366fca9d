import { graphql, type PageProps, useFetcher, usePreloadedQuery, useDialog } from '@coverdesk/contract'
import { TextField } from '@coverdesk/design-system'
import { CurrencyInput, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { NumberTaken } from '../policyForm/NumberTaken.tsx'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import { asManyDays } from '../policyForm/termAfter.ts'
import { TermFields } from '../policyForm/TermFields.tsx'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import { FieldPair } from '../shared/FieldPair.tsx'
import type { RenewPolicyDialogQuery } from './__generated__/RenewPolicyDialogQuery.graphql.ts'
import { amountOf } from '../policyForm/policyInput.ts'
import { nestedValues } from '../shared/nestedValues.ts'

/** Copies a policy to its next term; changes already known from the carrier can be entered. */
export function RenewPolicyDialog({ queryRef }: PageProps<RenewPolicyDialogQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<RenewPolicyDialogQuery>(
    graphql`
      query RenewPolicyDialogQuery($id: ID!) {
        businessPolicy(id: $id) {
          expiresAt
          renewalExpiresAt
          pricing {
            premium
            commissionRate
          }
          version
          viewerCanRenew {
            isAllowed
            reason
          }
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  // The renewal is based on what was on screen.
  const [opened] = useState(policy)
  const dialog = useDialog()
  const fetcher = useFetcher<PolicyErrors>()
  const isSubmitting = fetcher.state !== 'idle'
  const taken = fetcher.data?.taken

  // The parent page redirects to the list if the policy does not exist.
  if (!opened) return null
  const { expiresAt, renewalExpiresAt, version, viewerCanRenew } = opened
  const { premium, commissionRate } = opened.pricing

  function handleSubmit(form: FormData) {
    const term = { version: fetcher.data?.version ?? version, premium, commissionRate }
    void fetcher.submit(renewal(term, form), {
      method: 'post',
      encType: 'application/json',
      action: paths.renewPolicy(id),
    })
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Renew"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={isSubmitting}
      isDisabled={!viewerCanRenew.isAllowed}
      disabledReason={viewerCanRenew.reason}
      lead={<DialogMessage message={fetcher.data ? null : viewerCanRenew.reason} />}
    >
      <FieldPair>
        <TermFields
          path=""
          term={{ inforceAt: expiresAt, expiresAt: renewalExpiresAt }}
          expirationOf={asManyDays}
          expirationHint="Defaults to the length of this term"
          autoFocus
        />
        <CurrencyInput label="Premium" name="premium" defaultCents={premium} />
        <TextField
          label="Policy number"
          name="policyNumber"
          description="If the carrier has assigned it"
          autoComplete="off"
        />
      </FieldPair>
      {taken && <NumberTaken taken={taken} />}
    </FormDialog>
  )
}

/** The term being renewed, as the dialog opened it. */
interface RenewedTerm {
  readonly version: number
  readonly premium: number
  /** In percent of the premium; null without a commission. */
  readonly commissionRate: number | null
}

/** The body of the dialog's POST: blank fields keep the previous term's values, and the commission follows the premium. */
function renewal(term: RenewedTerm, form: FormData) {
  const { premium = null, confirm = null, ...others } = nestedValues(form)
  const cents = typeof premium === 'string' ? amountOf(premium) : term.premium
  const isNew = cents !== term.premium
  return {
    version: term.version,
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
    ...(isNew && { premium: cents }),
    ...(isNew && term.commissionRate !== null && { commissionRate: term.commissionRate }),
    confirm: confirm !== null,
  }
}
