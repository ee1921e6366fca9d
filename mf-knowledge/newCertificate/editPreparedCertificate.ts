import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type { editPreparedCertificateMutation } from './__generated__/editPreparedCertificateMutation.graphql.ts'

/** Puts the edited certificate, as the form sends it, up for approval in place of the prepared one; returns the errors. */
export function editPreparedCertificate(id: string, input: object): Promise<FormErrors | null> {
  return mutationErrors<editPreparedCertificateMutation>(
    graphql`
      mutation editPreparedCertificateMutation($id: ID!, $input: ReviseCertificateInput!) {
        editCaraCertificate(id: $id, input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}
