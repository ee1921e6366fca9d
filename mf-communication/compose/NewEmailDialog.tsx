import {
  accountField,
  fieldText,
  type FormErrors,
  graphql,
  type PageProps,
  uploadFile,
  useDialog,
  usePreloadedQuery,
  useSearchParams,
} from '@coverdesk/contract'
import { type ComboboxOption, TextArea, TextField } from '@coverdesk/design-system'
import { FormDialog, MultiFileField, SearchCombobox } from '@coverdesk/design-system/forms'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { Suspense, useState } from 'react'
import { addressesIn, textsOf } from '../shared/textsOf.ts'
import { DocumentsElsewhere, type Unconfirmed, unconfirmedIn } from '../thread/DocumentsElsewhere.tsx'
import type { NewEmailDialogQuery } from './__generated__/NewEmailDialogQuery.graphql.ts'
import { AccountParts } from './AccountParts.tsx'
import { sendNewEmail } from './composeMutations.ts'

/** Writes an email that starts a conversation with the people of an account. */
export function NewEmailDialog({ queryRef }: PageProps<NewEmailDialogQuery>) {
  const { account: given } = usePreloadedQuery<NewEmailDialogQuery>(
    graphql`
      query NewEmailDialogQuery($accountId: ID!, $hasAccount: Boolean!) {
        account(id: $accountId) @include(if: $hasAccount) {
          id
          account {
            name
          }
        }
      }
    `,
    queryRef,
  )
  const dialog = useDialog()
  const [search] = useSearchParams()
  const [account, setAccount] = useState<ComboboxOption | null>(
    given ? { value: given.id, label: given.account.name } : null,
  )
  const [documents, setDocuments] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function handleSubmit(form: FormData, { sendsFilesElsewhere = false } = {}) {
    if (!account) return
    const to = [...textsOf(form, 'to'), ...addressesIn(form, 'others')]
    setIsSending(true)
    const failure = await sendNewEmail(
      {
        accountId: account.value,
        to,
        subject: fieldText(form, 'subject'),
        body: fieldText(form, 'body'),
        files: [...documents, ...textsOf(form, 'files')],
        sendsFilesElsewhere,
      },
      {
        sent: `Sent to ${to.join(', ')}`,
        waiting: `Your email to ${to.join(', ')} will be sent in a few seconds`,
      },
    )
    setIsSending(false)
    const asked = unconfirmedIn(failure, form)
    setUnconfirmed(asked)
    if (asked) return
    setErrors(failure)
    if (failure) return
    dialog.onClose()
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Send"
      closeLabel="Cancel"
      onSubmit={(form) => void handleSubmit(form)}
      errors={errors}
      isSubmitting={isSending}
      isDisabled={account === null}
      disabledReason="Choose an account first."
    >
      <SearchCombobox
        {...accountField}
        isRequired
        autoFocus={account === null}
        value={account}
        onChange={(chosen) => {
          setAccount(chosen)
          setDocuments([])
        }}
      />
      {account && (
        <Suspense fallback={<FormSkeleton label="Loading contacts..." fields={['control']} />}>
          <AccountParts
            key={account.value}
            accountId={account.value}
            to={account.value === given?.id ? search.get('to') : null}
            documents={documents}
            onDocumentsChange={setDocuments}
            errors={errors}
          />
        </Suspense>
      )}
      <TextField label="Subject" name="subject" isRequired />
      <TextArea label="Message" name="body" isAutoGrowing isRequired />
      <MultiFileField label="Attachments" name="files" upload={uploadFile} />
      <DocumentsElsewhere
        unconfirmed={unconfirmed}
        isBusy={isSending}
        onClose={() => setUnconfirmed(null)}
        onConfirm={(form) => void handleSubmit(form, { sendsFilesElsewhere: true })}
      />
    </FormDialog>
  )
}
