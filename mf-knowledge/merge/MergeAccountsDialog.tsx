import {
  type FormErrors,
  graphql,
  type PageProps,
  useFetcher,
  useNavigate,
  usePageTitle,
  usePreloadedQuery,
  useDialogRoute,
} from '@coverdesk/contract'
import { Button, Dialog, Form, Stack, Text } from '@coverdesk/design-system'
import { SearchCombobox } from '@coverdesk/design-system/forms'
import { useCallback, useId } from 'react'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
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
  const { close } = useDialogRoute(paths.accountOverview(intoId))
  const navigate = useNavigate()
  const fetcher = useFetcher<FormErrors>()
  const formId = useId()
  const isSubmitting = fetcher.state !== 'idle'
  const search = useCallback((words: string) => searchOtherAccounts(intoId, words), [intoId])
  usePageTitle('Merge accounts')

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
    <Dialog
      title="Merge accounts"
      description={`Everything in another account moves to ${account.account.name}. The other account is removed.`}
      size="xl"
      isOpen
      onClose={close}
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={close} isDisabled={isSubmitting}>
            Close
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isLoading={isSubmitting}
            isDisabled={!preview?.viewerCanMerge.isAllowed}
            disabledReason={preview ? preview.viewerCanMerge.reason : 'Choose the account to merge.'}
          >
            Merge Accounts
          </Button>
        </>
      }
    >
      <Stack space="m">
        <DialogMessage message={fetcher.data?.message} />
        <Form
          id={formId}
          fieldErrors={fetcher.data?.fields}
          isSubmitting={isSubmitting}
          onSubmit={handleSubmit}
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
        </Form>
      </Stack>
    </Dialog>
  )
}
