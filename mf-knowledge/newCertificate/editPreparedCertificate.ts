import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type {
  editPreparedCertificateMutation,
  ReviseCertificateInput,
} from './__generated__/editPreparedCertificateMutation.graphql.ts'

/** Puts the edited certificate up for approval in place of the prepared one; returns the errors. */
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
    // The server checks the values of the form.
    { id, input: input as ReviseCertificateInput },
  )
}
