import { approvalOf, fieldText, graphql, useFragment, useSave } from '@coverdesk/contract'
import { Button, Heading, Inline, Stack, Text, TextArea, TextField } from '@coverdesk/design-system'
import { ApprovalCard } from '@coverdesk/design-system/conversation'
import { Form } from '@coverdesk/design-system/forms'
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
  const { isSubmitting, ...form } = useSave((values) =>
    editReply(id, { subject: fieldText(values, 'subject'), body: fieldText(values, 'body') }),
  )
  return (
    <Form label="Edit reply" isSubmitting={isSubmitting} {...form}>
      <Stack space="half">
        <Heading level={3} size="small">
          Edit reply
        </Heading>
        <Text size="small" tone="muted">
          Nothing is sent until you approve the edited reply.
        </Text>
      </Stack>
      <TextField label="Subject" name="subject" defaultValue={subject} isRequired />
      <TextArea label="Message" name="body" defaultValue={body} isAutoGrowing isSubmittedByKey isRequired />
      <Inline justify="end">
        <Button isDisabled={isSubmitting} onPress={onClose}>
          Cancel
        </Button>
        <Button tone="primary" type="submit" isLoading={isSubmitting}>
          Save
        </Button>
      </Inline>
    </Form>
  )
}
