import { fieldText, type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import { Button, Inline, TextArea } from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import type { AnswerFormMutation } from './__generated__/AnswerFormMutation.graphql.ts'

/** Asks on the request what Cara needs to finish her work. The screen goes on over the live stream. */
export function AnswerForm({ workspaceId, question }: { workspaceId: string; question: string }) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function handleSubmit(form: FormData) {
    setIsSending(true)
    const failure = await answer(workspaceId, fieldText(form, 'message'))
    setIsSending(false)
    setErrors(failure)
  }

  return (
    <Form
      label="Answer for Cara"
      space="xs"
      fieldErrors={errors?.fields}
      isSubmitting={isSending}
      onSubmit={(form) => void handleSubmit(form)}
    >
      {errors?.message && <Banner tone="danger" title={errors.message} />}
      <TextArea label={question} name="message" isAutoGrowing isSubmittedByKey isRequired />
      <Inline justify="end">
        <Button type="submit" isLoading={isSending}>
          Answer
        </Button>
      </Inline>
    </Form>
  )
}

function answer(id: string, message: string): Promise<FormErrors | null> {
  return mutationErrors<AnswerFormMutation>(
    graphql`
      mutation AnswerFormMutation($id: ID!, $input: AddCaraWorkspaceMessageInput!) {
        addCaraWorkspaceMessage(id: $id, input: $input) {
          __typename
          ... on AddCaraWorkspaceMessageSuccess {
            caraWorkspace {
              state
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input: { message, files: [] } },
  )
}
