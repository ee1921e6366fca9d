import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  runMutation,
} from '@coverdesk/contract'
import type {
  AutomaticAnswerInput,
  updateAutomaticRepliesMutation,
} from './__generated__/updateAutomaticRepliesMutation.graphql.ts'

/** PUT of one switch, JSON: its kind and whether it is on. */
export async function updateAutomaticReplies({ request }: ActionFunctionArgs): Promise<FormErrors> {
  const change: AutomaticAnswerInput = await request.json()
  const answer = await runMutation<updateAutomaticRepliesMutation>(
    graphql`
      mutation updateAutomaticRepliesMutation($input: CommunicationSettingsInput!) {
        updateCommunicationSettings(input: $input) {
          __typename
          ... on UpdateCommunicationSettingsSuccess {
            communicationSettings {
              automaticAnswers {
                kind
                isOn
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input: { automaticAnswers: [change] } },
  )
  return formErrors(answer) ?? { fields: [], message: null }
}
