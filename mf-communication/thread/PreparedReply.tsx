import { approvalOf, fieldText, type FormErrors, graphql, useFragment } from '@coverdesk/contract'
import { Button, Heading, Inline, Stack, Text, TextArea, TextField } from '@coverdesk/design-system'
import { ApprovalCard } from '@coverdesk/design-system/conversation'
import { Form } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import type { PreparedReply_proposal$key } from './__generated__/PreparedReply_proposal.graphql.ts'
import { editReply } from './threadMutations.ts'

/** The reply that Cara prepared, alone or with a certificate: approve, edit or decline. */
export function PreparedReply({ proposal }: { proposal: PreparedReply_proposal$key }) {
  const data = useFragment(
    graphql`
      fragment PreparedReply_proposal on CaraProposal {
        id
        reply {
          subject
          body
        }
        ...approvalOf_proposal @relay(mask: false)
      }
    `,
    proposal,
  )
  const [isEditing, setIsEditing] = useState(false)
  const { id, reply } = data
  if (isEditing && reply) return <EditForm id={id} {...reply} onClose={() => setIsEditing(false)} />
  return <ApprovalCard {...approvalOf(data)} onEdit={() => setIsEditing(true)} />
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
