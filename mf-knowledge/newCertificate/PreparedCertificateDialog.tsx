import {
  type FormErrors,
  graphql,
  MissingRecord,
  type PageProps,
  refresh,
  useAgencyChanges,
  useDialog,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { useState } from 'react'
import { paths } from '../paths.ts'
import preparedCertificateDialogQuery, {
  type PreparedCertificateDialogQuery,
} from './__generated__/PreparedCertificateDialogQuery.graphql.ts'
import { CertificateDialog, type CertificateDialogProps } from './CertificateDialog.tsx'
import { editPreparedCertificate } from './editPreparedCertificate.ts'

/** Edits a certificate that Cara prepared; closing returns to where it waits for approval. */
export function PreparedCertificateDialog({ queryRef }: PageProps<PreparedCertificateDialogQuery>) {
  const { account, prepared } = usePreloadedQuery<PreparedCertificateDialogQuery>(
    graphql`
      query PreparedCertificateDialogQuery($id: ID!, $proposalId: ID!) {
        account(id: $id) {
          account {
            name
          }
          ...CertificateDialog_account
        }
        prepared: node(id: $proposalId) {
          ... on CaraProposal {
            certificate {
              ...CertificateDialog_order
            }
            viewerCanDecide {
              isAllowed
              reason
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const { id, proposalId } = variables
  const { onClose } = useDialog()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  // The user may follow a policy's link to fix it.
  useAgencyChanges({ typename: 'BusinessPolicy' }, () =>
    refresh<PreparedCertificateDialogQuery>(preparedCertificateDialogQuery, variables),
  )

  const save: CertificateDialogProps['onSubmit'] = async (input) => {
    setIsSubmitting(true)
    const failure = await editPreparedCertificate(proposalId, input)
    setIsSubmitting(false)
    setErrors(failure)
    if (failure) return
    toast.show({ title: 'Certificate updated. Approve it to issue it.' })
    onClose()
  }

  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  if (!prepared?.certificate || !prepared.viewerCanDecide)
    return <MissingRecord what="prepared certificate" to={paths.accountCertificates(id)} />
  const { isAllowed, reason } = prepared.viewerCanDecide
  return (
    <CertificateDialog
      description={`Certificate of liability insurance for ${account.account.name}. Nothing is issued until you approve it.`}
      submitLabel="Save Certificate"
      account={account}
      order={prepared.certificate}
      canSubmit={{ isAllowed, reason }}
      isIssuing={false}
      errors={errors ?? undefined}
      isSubmitting={isSubmitting}
      onSubmit={save}
    />
  )
}
