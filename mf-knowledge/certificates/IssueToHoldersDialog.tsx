import { graphql, type PageProps, refresh, uploadFile, usePreloadedQuery } from '@coverdesk/contract'
import { FileField, Link, Stack } from '@coverdesk/design-system'
import { useState } from 'react'
import { CertificatePolicies } from '../newCertificate/CertificatePolicies.tsx'
import { usePolicyChoice } from '../newCertificate/usePolicyChoice.ts'
import { paths } from '../paths.ts'
import issueToHoldersDialogQuery, {
  type IssueToHoldersDialogQuery,
} from './__generated__/IssueToHoldersDialogQuery.graphql.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { HolderListPreview } from './HolderListPreview.tsx'

/** Issues a certificate to each holder in an uploaded list. */
export function IssueToHoldersDialog({ queryRef }: PageProps<IssueToHoldersDialogQuery>) {
  const query = usePreloadedQuery<IssueToHoldersDialogQuery>(
    graphql`
      query IssueToHoldersDialogQuery($id: ID!, $batchId: ID!, $isBegun: Boolean!) {
        account(id: $id) {
          account {
            name
          }
          ...CertificatePolicies_account
          ...usePolicyChoice_account
        }
        holderListColumns
        ...BatchDialog_query
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const [isUploading, setIsUploading] = useState(false)
  const [listId, setListId] = useState<string | null>(null)
  const choice = usePolicyChoice(query.account ?? null, null)

  // The parent page redirects to the list if the account does not exist.
  if (!query.account) return null
  const columns = query.holderListColumns
  return (
    <BatchDialog
      query={query}
      description={`Issues a certificate for ${query.account.account.name} to every holder on the list.`}
      submitLabel="Issue Certificates"
      action={paths.issueToHolders(variables.id)}
      policyIds={choice.policyIds}
      isWaiting={isUploading}
      preview={
        listId !== null && (
          <HolderListPreview accountId={variables.id} fileId={listId} policyIds={choice.policyIds} />
        )
      }
      onLook={() => refresh<IssueToHoldersDialogQuery>(issueToHoldersDialogQuery, variables)}
    >
      <Stack space="xs">
        <FileField
          label="List of holders"
          name="fileId"
          isRequired
          accept=".csv,.xlsx"
          description={`A CSV file or an Excel workbook with the columns ${columns.join(', ')}`}
          upload={uploadFile}
          onPendingChange={setIsUploading}
          onFilesChange={([file]) => setListId(file?.id ?? null)}
        />
        <Link
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`${columns.join(',')}\n`)}`}
          download="holders.csv"
        >
          Download an empty list
        </Link>
      </Stack>
      <CertificatePolicies account={query.account} choice={choice} />
    </BatchDialog>
  )
}
