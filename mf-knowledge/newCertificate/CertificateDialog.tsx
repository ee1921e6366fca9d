import { graphql, useDialog, useFragment } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { useRef, useState } from 'react'
import type { CertificateDialog_account$key } from './__generated__/CertificateDialog_account.graphql.ts'
import type {
  CertificateDialog_order$data,
  CertificateDialog_order$key,
} from './__generated__/CertificateDialog_order.graphql.ts'
import type { CertificateErrors } from './certificateErrors.ts'
import { CertificateChecks } from './CertificateChecks.tsx'
import { CertificateFields, type KnownCertificate } from './CertificateFields.tsx'
import { CertificatePolicies } from './CertificatePolicies.tsx'
import { type CertificateInput, certificateInput } from './certificateInput.ts'
import { useCertificateChecks } from './useCertificateChecks.ts'
import { type PolicyChoice, usePolicyChoice } from './usePolicyChoice.ts'

export interface CertificateDialogProps {
  /** By default that of the entrypoint. */
  description?: string
  submitLabel: string
  account: CertificateDialog_account$key
  /** The form's initial values. */
  order?: CertificateDialog_order$key | null
  errors: CertificateErrors | undefined
  isSubmitting: boolean
  /** Whether the viewer may submit it, with the reason; allowed by default. */
  canSubmit?: { readonly isAllowed: boolean; readonly reason: string | null | undefined } | undefined
  /** Whether submitting issues it, so that what was found must be confirmed; true by default. */
  isIssuing?: boolean
  onSubmit: (input: CertificateInput & Pick<PolicyChoice, 'policyIds'>) => void
}

/** The form of a certificate; problems show while typing. */
export function CertificateDialog({
  description,
  submitLabel,
  account,
  order = null,
  errors,
  isSubmitting,
  canSubmit,
  isIssuing = true,
  onSubmit,
}: CertificateDialogProps) {
  const now = useFragment(
    graphql`
      fragment CertificateDialog_order on CertificateOrder {
        holder {
          name
          address {
            line1
            line2
            city
            zone
            postalCode
          }
          email
        }
        additionalInsured
        otherAdditionalInsureds
        waiverOfSubrogation
        primaryNoncontributory
        descriptionOfOperations
        policyIds
      }
    `,
    order,
  )
  const insured = useFragment(
    graphql`
      fragment CertificateDialog_account on Account {
        id
        ...CertificatePolicies_account
        ...usePolicyChoice_account
      }
    `,
    account,
  )
  const dialog = useDialog(description === undefined ? {} : { description })
  // Edits are based on what was on screen.
  const [known] = useState(() => (now ? knownOf(now) : null))
  const place = useRef<HTMLDivElement>(null)
  const choice = usePolicyChoice(insured, known?.chosenPolicyIds ?? null)
  const { policyIds } = choice
  const checks = useCertificateChecks(place, {
    accountId: insured.id,
    policyIds,
    known,
    refused: errors?.checks,
  })
  const isBlocked = checks.some(({ isBlocking }) => isBlocking)
  return (
    <FormDialog
      {...dialog}
      submitLabel={submitLabel}
      onSubmit={(form) => onSubmit({ ...certificateInput(form), policyIds })}
      errors={errors}
      isCheckedByServer
      isSubmitting={isSubmitting}
      isDisabled={isBlocked || canSubmit?.isAllowed === false}
      disabledReason={canSubmit?.reason ?? 'Fix the errors above before issuing.'}
    >
      <CertificateFields known={known} />
      <CertificatePolicies account={insured} choice={choice} />
      <div ref={place}>
        <CertificateChecks checks={checks} refusal={errors?.checks} canConfirm={isIssuing} />
      </div>
    </FormDialog>
  )
}

function knownOf(order: CertificateDialog_order$data): KnownCertificate {
  const { holder, otherAdditionalInsureds, descriptionOfOperations, policyIds } = order
  const { additionalInsured, waiverOfSubrogation, primaryNoncontributory } = order
  const { line1, line2, city, zone, postalCode } = holder.address
  return {
    holder: {
      name: holder.name,
      address: { line1, line2, city, zone, postalCode },
      email: holder.email ?? null,
    },
    additionalInsured,
    otherAdditionalInsureds,
    waiverOfSubrogation,
    primaryNoncontributory,
    descriptionOfOperations,
    chosenPolicyIds: policyIds ?? null,
  }
}
