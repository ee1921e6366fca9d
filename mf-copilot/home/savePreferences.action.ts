import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  runMutation,
} from '@coverdesk/contract'
import type {
  savePreferencesMutation,
  UpdateAgencyUserPreferencesInput,
} from './__generated__/savePreferencesMutation.graphql.ts'

/** PUT on every checkbox change, JSON: the favorites (spec 1 §7). */
export async function savePreferences({ request }: ActionFunctionArgs): Promise<FormErrors> {
  const input: UpdateAgencyUserPreferencesInput = await request.json()
  const updateAgencyUserPreferences = await runMutation<savePreferencesMutation>(
    graphql`
      mutation savePreferencesMutation($input: UpdateAgencyUserPreferencesInput!) {
        updateAgencyUserPreferences(input: $input) {
          __typename
          ... on UpdateAgencyUserPreferencesSuccess {
            agencyUser {
              preferences {
                favoritePresets {
                  presets
                  customPresets {
                    id
                    title
                    description
                  }
                }
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  return formErrors(updateAgencyUserPreferences) ?? { fields: [], message: null }
}
