import { fieldText, type FormErrors, graphql, uploadFile, useFragment } from '@coverdesk/contract'
import { approvalOf } from '@coverdesk/contract/approvalOf'
import {
  Button,
  Heading,
  Inline,
  SendIcon,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@coverdesk/design-system'
import { ApprovalCard } from '@coverdesk/design-system/conversation'
import { CheckboxGroup, Form, MultiFileField } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import type { ReplyForm_thread$data, ReplyForm_thread$key } from './__generated__/ReplyForm_thread.graphql.ts'
import type { TemplateMenu_thread$key } from './__generated__/TemplateMenu_thread.graphql.ts'
import { textsOf } from '../shared/textsOf.ts'
import { AttachDocuments } from './AttachDocuments.tsx'
import { DocumentsElsewhere, type Unconfirmed, unconfirmedIn } from './DocumentsElsewhere.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import { sendReply, updateThread } from './threadMutations.ts'
import { keepReply, keptReply, useReplyDraft } from './useReplyDraft.ts'

/** The reply to a thread: the one that Cara prepared, or a form with her draft if there is one. */
export function ReplyForm({ thread }: { thread: ReplyForm_thread$key }) {
  const data = useFragment(
    graphql`
      fragment ReplyForm_thread on EmailThread {
        id
        fromEmail
        participants
        subject
        draft {
          to
          subject
          body
          reason
          fileIds
        }
        preparedReplies {
          id
          ...approvalOf_proposal @relay(mask: false)
        }
        emailCount
        senderWarning
        fraudWarning {
          id
        }
        attachableFiles {
          ...AttachDocuments_files
        }
        ...TemplateMenu_thread
        viewerCanReply {
          isAllowed
          reason
        }
      }
    `,
    thread,
  )
  const { id, draft, fraudWarning, preparedReplies, senderWarning: warningAbove, viewerCanReply } = data
  const [isWriting, setIsWriting] = useState(() => keptReply(id) !== null)
  const [hasPressed, setHasPressed] = useState(false)
  const [isEdited, setIsEdited] = useState(isWriting)
  const [isSending, setIsSending] = useState(false)
  // Another draft or message begins a new form, but never under the hands of who is writing.
  const latest = `${data.emailCount} ${draft?.body ?? ''}`
  const [begun, setBegun] = useState(latest)
  if (begun !== latest && !isEdited) setBegun(latest)
  const [undone, setUndone] = useState(0)

  function handleUndone(body: string) {
    // What was begun since then stays.
    if (keptReply(id) === null) keepReply(id, body)
    setIsWriting(true)
    setIsEdited(true)
    setUndone((count) => count + 1)
  }

  if (!viewerCanReply.isAllowed) return <Text tone="muted">{viewerCanReply.reason}</Text>
  const isPrepared = preparedReplies.length > 0
  const isOffered = !isPrepared && !fraudWarning
  return (
    <Stack space="s">
      <Heading level={3}>Reply</Heading>
      {preparedReplies.map((proposal) => (
        <ApprovalCard
          key={proposal.id}
          {...approvalOf(proposal)}
          preview={proposal.preview.filter(({ value }) => value !== warningAbove)}
        />
      ))}
      {draft && isOffered && (
        <Banner title="Cara drafted this reply" action={<DiscardButton id={id} />}>
          {draft.reason}
        </Banner>
      )}
      {begun !== latest && !isSending && (
        <Text size="small" tone="muted">
          This thread changed while you were writing. Your reply is kept.
        </Text>
      )}
      {isPrepared && isWriting && (
        <Text size="small" tone="muted">
          Sending your own reply withdraws the one above.
        </Text>
      )}
      {!isOffered && !isWriting ? (
        <div>
          <Button
            size="small"
            onPress={() => {
              setIsWriting(true)
              setHasPressed(true)
            }}
          >
            {isPrepared ? 'Write your own reply' : 'Reply anyway'}
          </Button>
        </div>
      ) : (
        <Fields
          key={`${undone} ${begun}`}
          {...data}
          hasFocus={hasPressed}
          onEdit={() => setIsEdited(true)}
          onSent={() => setIsEdited(false)}
          onUndone={handleUndone}
          isSending={isSending}
          onSendingChange={setIsSending}
          draft={isOffered ? draft : null}
          thread={data}
          seenEmailCount={data.emailCount}
        />
      )}
    </Stack>
  )
}

interface FieldsProps {
  /** Whether to begin in the message: somebody pressed the button that opened the form. */
  hasFocus: boolean
  onEdit: () => void
  onSent: () => void
  /** The reply was taken back before it was sent. */
  onUndone: (body: string) => void
  isSending: boolean
  onSendingChange: (isSending: boolean) => void
  /** How many messages the thread has on this screen. */
  seenEmailCount: number
  thread: TemplateMenu_thread$key
  attachableFiles: ReplyForm_thread$data['attachableFiles']
  id: string
  fromEmail: string
  participants: readonly string[]
  subject: string | null | undefined
  draft: ReplyForm_thread$data['draft']
}

function Fields({
  hasFocus,
  id,
  fromEmail,
  participants,
  subject,
  draft,
  thread,
  attachableFiles,
  seenEmailCount,
  onEdit,
  onSent,
  onUndone,
  isSending,
  onSendingChange,
}: FieldsProps) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [documents, setDocuments] = useState<readonly string[]>(draft?.fileIds ?? [])
  const [body, keepBody, forgetBody] = useReplyDraft(id, { initial: draft?.body ?? '', onEdit })
  const recipient = draft?.to[0] ?? fromEmail
  const others = participants.filter((address) => address.toLowerCase() !== recipient.toLowerCase())
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)

  async function handleSubmit(form: FormData, { sendsFilesElsewhere = false } = {}) {
    onSendingChange(true)
    const failure = await sendReply(
      id,
      {
        to: [fieldText(form, 'to')],
        cc: textsOf(form, 'cc'),
        subject: fieldText(form, 'subject'),
        body,
        files: [...documents, ...textsOf(form, 'files')],
        sendsFilesElsewhere,
        seenEmailCount,
      },
      {
        sent: 'Reply sent',
        waiting: 'Your reply will be sent in a few seconds',
        onUndone: () => onUndone(body),
      },
    )
    onSendingChange(false)
    const asked = unconfirmedIn(failure, form)
    setUnconfirmed(asked)
    if (asked) return
    setErrors(failure)
    if (failure) return
    forgetBody()
    setDocuments([])
    onSent()
  }

  return (
    <div onChange={onEdit}>
      <Form
        isDraftKept
        label="Reply"
        message={errors?.message}
        fieldErrors={errors?.fields}
        isSubmitting={isSending}
        onSubmit={(form) => void handleSubmit(form)}
      >
        <TextField label="To" name="to" type="email" defaultValue={recipient} isRequired />
        {others.length > 0 && (
          <CheckboxGroup
            label="Copy to"
            name="cc"
            options={others.map((address) => ({ value: address, label: address }))}
          />
        )}
        <TextField
          label="Subject"
          name="subject"
          defaultValue={draft?.subject ?? replySubject(subject)}
          isRequired
        />
        <TemplateMenu thread={thread} written={body} onChange={keepBody} />
        <TextArea
          label="Message"
          name="body"
          value={body}
          onChange={keepBody}
          isAutoGrowing
          isSubmittedByKey
          isRequired
          autoFocus={hasFocus}
        />
        <MultiFileField
          label="Attachments"
          name="files"
          upload={uploadFile}
          onFilesChange={(files) => files.length > 0 && onEdit()}
        />
        <AttachDocuments
          files={attachableFiles}
          chosen={documents}
          onChange={(chosen) => {
            setDocuments(chosen)
            onEdit()
          }}
        />
        <Inline justify="end">
          <Button tone="primary" type="submit" icon={SendIcon} isLoading={isSending}>
            {draft ? 'Approve and send' : 'Send'}
          </Button>
        </Inline>
      </Form>
      <DocumentsElsewhere
        unconfirmed={unconfirmed}
        isBusy={isSending}
        onClose={() => setUnconfirmed(null)}
        onConfirm={(form) => void handleSubmit(form, { sendsFilesElsewhere: true })}
      />
    </div>
  )
}

function DiscardButton({ id }: { id: string }) {
  const [isBusy, setIsBusy] = useState(false)

  async function handlePress() {
    setIsBusy(true)
    const failure = await updateThread(id, { discardDraft: true })
    setIsBusy(false)
    if (failure) toast.show({ title: failure, tone: 'danger' })
  }

  return (
    <Button size="small" isLoading={isBusy} onPress={() => void handlePress()}>
      Discard draft
    </Button>
  )
}

function replySubject(subject: string | null | undefined): string {
  if (!subject) return 'Your message'
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}
