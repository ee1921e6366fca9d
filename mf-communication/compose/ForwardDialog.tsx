import {
  fieldText,
  type FormErrors,
  graphql,
  type PageProps,
  uploadFile,
  useDialog,
  useParams,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { fileSize, Panel, Text, TextArea, TextField } from '@coverdesk/design-system'
import { CheckboxGroup, FormDialog, MultiFileField } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { addressesIn, textsOf } from '../shared/textsOf.ts'
import { AttachDocuments } from '../thread/AttachDocuments.tsx'
import { DocumentsElsewhere, type Unconfirmed, unconfirmedIn } from '../thread/DocumentsElsewhere.tsx'
import type {
  ForwardDialogQuery,
  ForwardDialogQuery$data,
} from './__generated__/ForwardDialogQuery.graphql.ts'
import { forwardEmail } from './composeMutations.ts'

/** Passes a message of a thread on to somebody, with its text and its attachments. */
export function ForwardDialog({ queryRef }: PageProps<ForwardDialogQuery>) {
  const { emailThread } = usePreloadedQuery<ForwardDialogQuery>(
    graphql`
      query ForwardDialogQuery($id: ID!) {
        emailThread(id: $id) {
          emails {
            id
            subject
            body
            from
            attachments {
              id
              name
              size
            }
          }
          attachableFiles {
            ...AttachDocuments_files
          }
        }
      }
    `,
    queryRef,
  )
  const { emailId } = useParams()
  const email = emailThread?.emails.find(({ id }) => id === emailId)
  // The thread below says so if it does not exist.
  return emailThread && email ? <ForwardForm thread={emailThread} email={email} /> : null
}

type Thread = NonNullable<ForwardDialogQuery$data['emailThread']>

function ForwardForm({ thread, email }: { thread: Thread; email: Thread['emails'][number] }) {
  const dialog = useDialog()
  const [documents, setDocuments] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)
  const [isSending, setIsSending] = useState(false)
  const { attachments } = email

  async function handleSubmit(form: FormData, { sendsFilesElsewhere = false } = {}) {
    const to = addressesIn(form, 'to')
    setIsSending(true)
    const failure = await forwardEmail(
      email.id,
      {
        to,
        subject: fieldText(form, 'subject'),
        body: fieldText(form, 'body'),
        files: [...textsOf(form, 'kept'), ...documents, ...textsOf(form, 'files')],
        sendsFilesElsewhere,
      },
      {
        sent: `Forwarded to ${to.join(', ')}`,
        waiting: `The message will be forwarded to ${to.join(', ')} in a few seconds`,
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
      submitLabel="Forward"
      closeLabel="Cancel"
      onSubmit={(form) => void handleSubmit(form)}
      errors={errors}
      isSubmitting={isSending}
    >
      <TextField
        label="To"
        name="to"
        description="Email addresses, separated by commas"
        isRequired
        autoFocus
      />
      <TextField label="Subject" name="subject" defaultValue={forwardSubject(email.subject)} isRequired />
      <TextArea label="Message" name="body" isAutoGrowing />
      {attachments.length > 0 && (
        <CheckboxGroup
          label="Its attachments"
          name="kept"
          defaultValue={attachments.map(({ id }) => id)}
          options={attachments.map(({ id, name, size }) => ({
            value: id,
            label: [name, size != null && fileSize(size)].filter(Boolean).join(' · '),
          }))}
        />
      )}
      <AttachDocuments files={thread.attachableFiles} chosen={documents} onChange={setDocuments} />
      <MultiFileField
        label={attachments.length > 0 ? 'More attachments' : 'Attachments'}
        name="files"
        upload={uploadFile}
      />
      <Panel title={`From ${email.from}`}>
        <Text as="p" size="small" tone="muted" hasLineBreaks>
          {email.body}
        </Text>
      </Panel>
      <DocumentsElsewhere
        unconfirmed={unconfirmed}
        isBusy={isSending}
        onClose={() => setUnconfirmed(null)}
        onConfirm={(form) => void handleSubmit(form, { sendsFilesElsewhere: true })}
      />
    </FormDialog>
  )
}

function forwardSubject(subject: string | null | undefined): string {
  if (!subject) return 'Fwd: Message'
  return /^(?:fwd?|wg):/i.test(subject) ? subject : `Fwd: ${subject}`
}
