import { fieldText, type FormErrors, graphql, mutationErrors, useSave } from '@coverdesk/contract'
import { Button, DatePicker, Inline, mediumDay, TextArea } from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import type { AnswerFormMutation } from './__generated__/AnswerFormMutation.graphql.ts'

/** Asks on the request page for what Cara needs to finish. The screen continues through live updates. */
export function AnswerForm({
  workspaceId,
  question,
  isForDate,
}: {
  workspaceId: string
  question: string
  isForDate: boolean
}) {
  const saving = useSave((form) => {
    const message = fieldText(form, 'message')
    return answer(workspaceId, isForDate ? mediumDay(message) : message)
  })

  return (
    <Form label="Answer for Cara" space="xs" {...saving}>
      {isForDate ? (
        <DatePicker label={question} name="message" isRequired />
      ) : (
        <TextArea label={question} name="message" isAutoGrowing isSubmittedByKey isRequired />
      )}
      <Inline justify="end">
        <Button type="submit" isLoading={saving.isSubmitting}>
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
