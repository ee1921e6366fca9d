import { formErrors, type FormErrors, graphql, type MutationAnswer } from '@coverdesk/contract'
import type { CertificateCheck } from './CertificateChecks.tsx'

/** What a certificate form shows when it was rejected. */
export interface CertificateErrors extends FormErrors {
  /** The problems the server found. */
  checks?: readonly CertificateCheck[]
}

/** What every mutation of certificates selects for its problems: `...certificateErrors_checks @relay(mask: false)`. */
void graphql`
  fragment certificateErrors_checks on CertificateChecksError {
    checks {
      message
      isBlocking
      policyId
    }
  }
`

interface CertificateAnswer extends MutationAnswer {
  readonly checks?: readonly CertificateCheck[] | undefined
}

/** The errors in a certificate mutation's response, or null on success. */
export function certificateErrors(answer: CertificateAnswer): CertificateErrors | null {
  const errors = formErrors(answer)
  return errors && { ...errors, ...(answer.checks && { checks: answer.checks }) }
}
