import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  runMutation,
  submitted,
} from '@coverdesk/contract'
import type {
  AutomaticAnswerInput,
  updateAutomaticRepliesMutation,
} from './__generated__/updateAutomaticRepliesMutation.graphql.ts'

/** PUT of one switch, JSON: its kind and whether it is on. */
export function updateAutomaticReplies(args: ActionFunctionArgs): Promise<Response | FormErrors> {
  return submitted(args, () => send(args))
}

async function send({ request }: ActionFunctionArgs): Promise<FormErrors> {
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
