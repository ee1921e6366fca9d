import { formErrors, type FormErrors, type MutationAnswer } from '@coverdesk/contract'
import type { CertificateCheck } from './CertificateChecks.tsx'

/** What a form of certificates shows when it was refused. */
export interface CertificateErrors extends FormErrors {
  /** What the server found to speak against it. */
  checks?: readonly CertificateCheck[]
}

interface CertificateAnswer extends MutationAnswer {
  readonly checks?: readonly CertificateCheck[] | undefined
}

/** The errors in an answer about certificates, or null when it succeeded. */
export function certificateErrors(answer: CertificateAnswer): CertificateErrors | null {
  const errors = formErrors(answer)
  return errors && { ...errors, ...(answer.checks && { checks: answer.checks }) }
}
