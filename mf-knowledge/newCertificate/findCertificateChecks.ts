import { graphql, refresh } from '@coverdesk/contract'
import type {
  CreateCertificateInput,
  findCertificateChecksQuery,
} from './__generated__/findCertificateChecksQuery.graphql.ts'
import type { CertificateCheck } from './CertificateChecks.tsx'

/** Finds what prevents issuing this certificate. */
export async function findCertificateChecks(
  input: CreateCertificateInput,
): Promise<readonly CertificateCheck[]> {
  const answer = await refresh<findCertificateChecksQuery>(
    graphql`
      query findCertificateChecksQuery($input: CreateCertificateInput!) {
        checkCertificate(input: $input) {
          message
          isBlocking
          policyId
        }
      }
    `,
    { input },
  )
  return (answer?.checkCertificate ?? []).map(({ message, isBlocking, policyId }) => ({
    message,
    isBlocking,
    policyId,
  }))
}
