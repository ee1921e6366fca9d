import { RequestFailure, useAgencyChanges } from '@coverdesk/contract'
import { type RefObject, useEffect, useReducer, useState } from 'react'
import type { NestedValues } from '../shared/nestedValues.ts'
import { useFormValues } from '../shared/useFormValues.ts'
import type { CertificateCheck } from './CertificateChecks.tsx'
import type { KnownCertificate } from './CertificateFields.tsx'
import { checkedInput } from './certificateInput.ts'
import { findCertificateChecks } from './findCertificateChecks.ts'

export interface CertificateChecksOptions {
  accountId: string
  policyIds: readonly string[] | null
  /** The form's initial values. */
  known: KnownCertificate | null
  /** The checks of the last rejected submit. */
  refused: readonly CertificateCheck[] | undefined
}

/** The problems with the current values of the form around an element; rechecked on edits and policy changes. */
export function useCertificateChecks(
  inside: RefObject<HTMLElement | null>,
  { accountId, policyIds, known, refused }: CertificateChecksOptions,
): readonly CertificateCheck[] {
  const values = useFormValues(inside)
  const [found, setFound] = useState<readonly CertificateCheck[]>([])
  const [told, setTold] = useState(refused)
  const [round, lookAgain] = useReducer((rounds: number) => rounds + 1, 0)
  // Ids have no spaces: the text is equal while the selection is.
  const chosen = policyIds?.join(' ')
  const isEdited = Object.keys(values).length > 0
  const {
    additionalInsured = false,
    otherAdditionalInsureds = [],
    waiverOfSubrogation = false,
    primaryNoncontributory = false,
    descriptionOfOperations = null,
  } = isEdited ? checkedInput(values) : (known ?? {})
  // One text is equal while the names are.
  const others = otherAdditionalInsureds.join('\n')
  // A provision may name the holder.
  const holderName = holderNameIn(values) ?? known?.holder.name ?? ''

  // The latest result wins, whether from a rejected submit or from typing.
  if (refused !== told) {
    setTold(refused)
    if (refused) setFound(refused)
  }

  useEffect(() => {
    let isNewest = true
    async function look() {
      try {
        const checks = await findCertificateChecks({
          accountId,
          holder: { name: holderName },
          additionalInsured,
          otherAdditionalInsureds: others.split('\n').filter(Boolean),
          waiverOfSubrogation,
          primaryNoncontributory,
          descriptionOfOperations,
          policyIds: chosen?.split(' ').filter(Boolean) ?? null,
        })
        if (isNewest) setFound(checks)
      } catch (error) {
        // The server checks again on submit.
        if (!(error instanceof RequestFailure)) throw error
      }
    }
    void look()
    return () => {
      isNewest = false
    }
  }, [
    accountId,
    holderName,
    additionalInsured,
    others,
    waiverOfSubrogation,
    primaryNoncontributory,
    descriptionOfOperations,
    chosen,
    round,
  ])

  // The user may follow a check's link and fix the policy.
  useAgencyChanges({ typename: 'BusinessPolicy' }, lookAgain)

  return found
}

function holderNameIn({ holder }: NestedValues): string | null {
  const name = typeof holder === 'object' && holder !== null ? holder['name'] : null
  return typeof name === 'string' ? name : null
}
