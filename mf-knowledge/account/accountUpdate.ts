import { nestedValues, type NestedValues } from '../shared/nestedValues.ts'
import { accountChanges, type AccountValues } from './accountChanges.ts'

interface OpenedAccount {
  detail: AccountValues
  /** The account's contact, if any. */
  contact: AccountValues | undefined
}

/** The body of the edit form's PUT: the user's changes. */
export function accountUpdate({ detail, contact }: OpenedAccount, form: FormData): NestedValues {
  const values = nestedValues(form)
  const changes = {
    account: accountChanges(detail, groupOf(values['account'])),
    contact: accountChanges(contact ?? {}, groupOf(values['contact'])),
  }
  const { associateContactId = null } = values
  return {
    account: changes.account,
    ...(Object.keys(changes.contact).length > 0 && { contact: changes.contact }),
    // A cleared contact is sent too: the API reports that it is required.
    ...(form.has('associateContactId') && { associateContactId: associateContactId ?? '' }),
  }
}

function groupOf(values: NestedValues[string] | undefined): NestedValues {
  return typeof values === 'object' && values !== null ? values : {}
}
