import { mutationFailure, type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
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
  return mutationErrors<emailSettingsSenderMutation>(
    graphql`
      mutation emailSettingsSenderMutation($input: CommunicationSettingsInput!) {
        updateCommunicationSettings(input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
}

/** Saves the mailbox; returns the error, or null. */
export function saveMailbox(input: MailboxSettingsInput): Promise<FormErrors | null> {
  return mutationErrors<emailSettingsMailboxMutation>(
    graphql`
      mutation emailSettingsMailboxMutation($input: MailboxSettingsInput!) {
        updateMailboxSettings(input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
  )
}

/** Deletes what a correction taught about a sender; answers why it could not, or null. */
export function deleteRule(id: string): Promise<string | null> {
  return mutationFailure<emailSettingsDeleteRuleMutation>(
    graphql`
      mutation emailSettingsDeleteRuleMutation($id: ID!) {
        deleteInboundRule(id: $id) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}
