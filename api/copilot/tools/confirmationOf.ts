import { type CertificateCheck, wordingProblems } from '../../knowledge/index.ts'
import type { PreviewLine } from '../approvals/proposal.ts'

const inWords = new Intl.ListFormat('en-US')

interface Shown {
  /** The descriptions of operations. */
  readonly descriptions: readonly (string | null)[]
  readonly checks: readonly CertificateCheck[]
}

/** What a person confirms before certificates are issued: wording that no policy provides, and limits in dispute; null if neither. */
export function confirmationOf({ descriptions, checks }: Shown): string | null {
  const problems = descriptions.flatMap((description) => wordingProblems(description ?? ''))
  const phrases = [...new Set(problems.map(({ phrase }) => `“${phrase}”`))]
  const parts = [
    ...(phrases.length === 0
      ? []
      : [
          `The description of operations says ${inWords.format(phrases)}. It is printed in your words, whatever the policies provide.`,
        ]),
    ...checks.filter(isOfLimit).map(({ message }) => message),
  ]
  return parts.length === 0 ? null : parts.join(' ')
}

/** The checks of certificates on the card that proposes them. */
export function checkLines(checks: readonly CertificateCheck[]): PreviewLine[] {
  return checks.map((check) => ({
    label: isOfLimit(check) ? 'Warning' : 'Note',
    value: check.message,
    policyId: check.policyId,
  }))
}

/** Whether a check is about a limit that documents state otherwise, which a person has to settle. */
function isOfLimit({ code }: CertificateCheck): boolean {
  return code === 'LIMIT_DIFFERS'
}
