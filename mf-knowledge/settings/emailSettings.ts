import { errorText, type FormErrors, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type { emailSettingsDeleteRuleMutation } from './__generated__/emailSettingsDeleteRuleMutation.graphql.ts'
import type {
  emailSettingsMailboxMutation,
  MailboxSettingsInput,
} from './__generated__/emailSettingsMailboxMutation.graphql.ts'
import type {
  CommunicationSettingsInput,
  emailSettingsSenderMutation,
} from './__generated__/emailSettingsSenderMutation.graphql.ts'

/** Saves how replies go out, as far as it is given; answers what is wrong, or null. */
export function saveSender(input: CommunicationSettingsInput): Promise<FormErrors | null> {
  return mutationErrors(async () => {
    const { updateCommunicationSettings } = await runMutation<emailSettingsSenderMutation>(
      graphql`
        mutation emailSettingsSenderMutation($input: CommunicationSettingsInput!) {
          updateCommunicationSettings(input: $input) {
            __typename
            ... on ValidationErrors {
              fields {
                path
                message
              }
            }
          }
        }
      `,
      { input },
    )
    return updateCommunicationSettings
  })
}

/** Saves which mailbox is read; answers what is wrong, or null. */
export function saveMailbox(input: MailboxSettingsInput): Promise<FormErrors | null> {
  return mutationErrors(async () => {
    const { updateMailboxSettings } = await runMutation<emailSettingsMailboxMutation>(
      graphql`
        mutation emailSettingsMailboxMutation($input: MailboxSettingsInput!) {
          updateMailboxSettings(input: $input) {
            __typename
            ... on ValidationErrors {
              fields {
                path
                message
              }
            }
          }
        }
      `,
      { input },
    )
    return updateMailboxSettings
  })
}

/** Deletes what a correction taught about a sender; answers why it could not, or null. */
export async function deleteRule(id: string): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { deleteInboundRule } = await runMutation<emailSettingsDeleteRuleMutation>(
      graphql`
        mutation emailSettingsDeleteRuleMutation($id: ID!) {
          deleteInboundRule(id: $id) {
            __typename
            ... on NamedError {
              message
            }
          }
        }
      `,
      { id },
    )
    return deleteInboundRule
  })
  return errorText(errors)
}
