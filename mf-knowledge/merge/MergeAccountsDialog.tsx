import {
  type FormErrors,
  graphql,
  type PageProps,
  useFetcher,
  useNavigate,
  usePreloadedQuery,
  useDialog,
} from '@coverdesk/contract'
import { Text } from '@coverdesk/design-system'
import { SearchCombobox, FormDialog } from '@coverdesk/design-system/forms'
import { useCallback } from 'react'
import { paths } from '../paths.ts'
import type { MergeAccountsDialogQuery } from './__generated__/MergeAccountsDialogQuery.graphql.ts'
import { MergePreview } from './MergePreview.tsx'
import { searchOtherAccounts } from './searchOtherAccounts.ts'

/** Merges two accounts, with a preview of what moves. */
export function MergeAccountsDialog({ queryRef }: PageProps<MergeAccountsDialogQuery>) {
  const { account, accountMergePreview: preview } = usePreloadedQuery<MergeAccountsDialogQuery>(
    graphql`
      query MergeAccountsDialogQuery($intoId: ID!, $fromId: ID!, $isChosen: Boolean!) {
        account(id: $intoId) {
          id
          version
          account {
            name
          }
        }
        accountMergePreview(fromId: $fromId, intoId: $intoId) @include(if: $isChosen) {
          from {
            id
            account {
              name
            }
          }
          viewerCanMerge {
            isAllowed
            reason
          }
          ...MergePreview_preview
        }
      }
    `,
    queryRef,
  )
  const { intoId, fromId } = queryRef.variables
  const dialog = useDialog()
  const navigate = useNavigate()
  const fetcher = useFetcher<FormErrors>()
  const isSubmitting = fetcher.state !== 'idle'
  const search = useCallback((words: string) => searchOtherAccounts(intoId, words), [intoId])

  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  const { version } = account

  function choose(id: string) {
    void navigate(paths.mergeAccount(intoId, id), { replace: true, preventScrollReset: true })
  }

  function handleSubmit(form: FormData) {
    const take = form.getAll('take').filter((field) => typeof field === 'string')
    void fetcher.submit(
      { fromId, take, version },
      { method: 'post', encType: 'application/json', action: paths.mergeAccount(intoId) },
    )
  }

  return (
    <FormDialog
      {...dialog}
      description={`Moves everything in another account to ${account.account.name} and removes the other account.`}
      submitLabel="Merge Accounts"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isSubmitting={isSubmitting}
      isDisabled={!preview?.viewerCanMerge.isAllowed}
      disabledReason={preview ? preview.viewerCanMerge.reason : 'Choose the account to merge.'}
    >
      <SearchCombobox
        label="Account to merge"
        name="fromId"
        placeholder="Search by name or email"
        isRequired
        search={search}
        noneText="No other accounts"
        value={preview ? { value: preview.from.id, label: preview.from.account.name } : null}
        onChange={(option) => choose(option?.value ?? '')}
      />
      {preview && <MergePreview key={preview.from.id} preview={preview} />}
      {preview && !preview.viewerCanMerge.isAllowed && (
        <Text as="p" tone="danger">
          {preview.viewerCanMerge.reason}
        </Text>
      )}
    </FormDialog>
  )
}
