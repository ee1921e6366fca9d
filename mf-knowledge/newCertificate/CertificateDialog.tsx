import { graphql, useDialog, useFragment } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { useRef, useState } from 'react'
import type { CertificateDialog_account$key } from './__generated__/CertificateDialog_account.graphql.ts'
import type {
  CertificateDialog_certificate$data,
  CertificateDialog_certificate$key,
} from './__generated__/CertificateDialog_certificate.graphql.ts'
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
  /** The form's initial certificate. */
  certificate?: CertificateDialog_certificate$key | null
  errors: CertificateErrors | undefined
  isSubmitting: boolean
  onSubmit: (input: CertificateInput & Pick<PolicyChoice, 'policyIds'>) => void
}

/** The form of a certificate; problems show while typing. */
export function CertificateDialog({
  description,
  submitLabel,
  account,
  certificate = null,
  errors,
  isSubmitting,
  onSubmit,
}: CertificateDialogProps) {
  const now = useFragment(
    graphql`
      fragment CertificateDialog_certificate on CertificateOfLiabilityInsurance {
        holder {
          name
          address {
            line1
            line2
            city
            zone
            postalCode
          }
        }
        additionalInsured
        waiverOfSubrogation
        primaryNoncontributory
        descriptionOfOperations
        chosenPolicyIds
      }
    `,
    certificate,
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
      isDisabled={isBlocked}
      disabledReason="Fix the errors above before issuing."
    >
      <CertificateFields known={known} />
      <CertificatePolicies account={insured} choice={choice} />
      <div ref={place}>
        <CertificateChecks checks={checks} refusal={errors?.checks} />
      </div>
    </FormDialog>
  )
}

function knownOf(certificate: CertificateDialog_certificate$data): KnownCertificate {
  const { holder, descriptionOfOperations, chosenPolicyIds } = certificate
  const { additionalInsured, waiverOfSubrogation, primaryNoncontributory } = certificate
  const { line1, line2, city, zone, postalCode } = holder.address
  return {
    holder: { name: holder.name, address: { line1, line2, city, zone, postalCode } },
    additionalInsured,
    waiverOfSubrogation,
    primaryNoncontributory,
    descriptionOfOperations,
    chosenPolicyIds: chosenPolicyIds ?? null,
  }
}
