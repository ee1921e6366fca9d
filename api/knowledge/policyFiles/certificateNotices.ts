import { fileKind } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { policyNumberKey } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { certificateForm } from '../reviews/certificateForm.ts'
import { coverageRows } from '../reviews/coverageRows.ts'
import { cancellationMessage, cancellationNotice } from './cancellationNotice.ts'

/** A carrier's notice on file that ends a policy that a certificate lists. */
export interface CertificateNotice {
  /** As the certificate has it. */
  readonly policyNumber: string
  /** "The carrier will cancel this policy on Dec 7, 2026". */
  readonly message: string
  readonly fileId: string
  readonly fileName: string
  readonly quote: string | null
  readonly page: number | null
}

/** The notices of cancellation on file for the policies whose numbers a certificate lists. */
export function certificateNotices(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  certificate: Reading,
  { numbers, today }: { numbers: readonly string[]; today: string },
): CertificateNotice[] {
  const listed = [...coverageRows(certificateForm(certificate)).map(({ number }) => number.text), ...numbers]
  const byKey = new Map(listed.map((number) => [policyNumberKey(number), number]))
  return [...byKey].flatMap(([key, policyNumber]) =>
    key.length < shortestNumber
      ? []
      : agency
          .table(businessPolicyKind)
          .related('policyNumber', key)
          .flatMap((policy): CertificateNotice[] => {
            const notice = cancellationNotice(agency, policy)
            // What was reinstated is in force again.
            if (!notice || notice.reinstatement) return []
            const { fileId, quote, page } = notice
            const fileName = agency.table(fileKind).get(fileId)?.name ?? ''
            return [
              { policyNumber, message: cancellationMessage(notice, today), fileId, fileName, quote, page },
            ]
          }),
  )
}

const shortestNumber = 5
