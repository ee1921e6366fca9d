import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import type {
  AgencyProfileInput,
  updateAgencyProfileMutation,
} from './__generated__/updateAgencyProfileMutation.graphql.ts'

/** PUT of the form, JSON: the whole profile. */
export async function updateAgencyProfile({ request }: ActionFunctionArgs): Promise<FormErrors> {
  const input: AgencyProfileInput = await request.json()
  const answer = await runMutation<updateAgencyProfileMutation>(
    graphql`
      mutation updateAgencyProfileMutation($input: AgencyProfileInput!) {
        updateAgencyProfile(input: $input) {
          __typename
          ... on UpdateAgencyProfileSuccess {
            agency {
              profile {
                address {
                  line1
                  line2
                  city
                  zone
                  postalCode
                }
                phone
                contactName
                licenseNumbers
                signatureName
                accent
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Agency profile saved' })
  return { fields: [], message: null }
}
