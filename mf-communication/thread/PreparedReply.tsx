import { decideProposal, fieldText, type FormErrors, graphql, useFragment } from '@coverdesk/contract'
import {
  Button,
  Heading,
  Inline,
  openedAt,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@coverdesk/design-system'
import { ApprovalCard } from '@coverdesk/design-system/conversation'
import { Form } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import type { PreparedReply_proposal$key } from './__generated__/PreparedReply_proposal.graphql.ts'
import { editReply } from './threadMutations.ts'

/** The reply that Cara prepared, alone or with a certificate: approve, edit or decline. */
export function PreparedReply({ proposal }: { proposal: PreparedReply_proposal$key }) {
  const { id, title, state, preview, confirmation, expiresAt, reply, viewerCanDecide, viewerCanApprove } =
    useFragment(
      graphql`
        fragment PreparedReply_proposal on CaraProposal {
          id
          title
          state
          preview {
            label
            value
          }
          confirmation
          expiresAt
          reply {
            subject
            body
          }
          viewerCanDecide {
            isAllowed
            reason
          }
          viewerCanApprove {
            isAllowed
            reason
          }
        }
      `,
      proposal,
    )
  const [isEditing, setIsEditing] = useState(false)

  async function decide(decision: 'approve' | 'decline') {
    const failure = await decideProposal(id, decision, { isConfirmed: Boolean(confirmation) })
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  if (isEditing && reply) return <EditForm id={id} {...reply} onClose={() => setIsEditing(false)} />
  return (
    <ApprovalCard
      title={title}
      headingLevel={3}
      state={state}
      preview={preview.map(({ label, value }) => ({ label, value }))}
      confirmation={confirmation}
      note={
        <Text size="small" tone="muted">
          Expires {openedAt(expiresAt)}
        </Text>
      }
      canDecide={{ isAllowed: viewerCanDecide.isAllowed, reason: viewerCanDecide.reason }}
      canApprove={{ isAllowed: viewerCanApprove.isAllowed, reason: viewerCanApprove.reason }}
      onApprove={() => decide('approve')}
      onDecline={() => decide('decline')}
      onEdit={() => setIsEditing(true)}
    />
  )
}

interface EditFormProps {
  id: string
  subject: string
  body: string
  onClose: () => void
}

function EditForm({ id, subject, body, onClose }: EditFormProps) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  async function handleSubmit(form: FormData) {
    setIsSaving(true)
    const failure = await editReply(id, {
      subject: fieldText(form, 'subject'),
      body: fieldText(form, 'body'),
    })
    setErrors(failure)
    // The edited reply takes this one's place on the screen.
    if (failure) setIsSaving(false)
  }

  return (
    <Form
      label="Edit reply"
      fieldErrors={errors?.fields}
      isSubmitting={isSaving}
      onSubmit={(form) => void handleSubmit(form)}
    >
      <Stack space="half">
        <Heading level={3} size="small">
          Edit reply
        </Heading>
        <Text size="small" tone="muted">
          Nothing is sent until you approve the edited reply.
        </Text>
      </Stack>
      {errors?.message && <Banner tone="danger" title={errors.message} />}
      <TextField label="Subject" name="subject" defaultValue={subject} isRequired />
      <TextArea label="Message" name="body" defaultValue={body} isAutoGrowing isSubmittedByKey isRequired />
      <Inline justify="end">
        <Button isDisabled={isSaving} onPress={onClose}>
          Cancel
        </Button>
        <Button tone="primary" type="submit" isLoading={isSaving}>
          Save
        </Button>
      </Inline>
    </Form>
  )
}
