import { nestedValues, type NestedValues } from '../shared/nestedValues.ts'
import { accountChanges, type AccountValues } from './accountChanges.ts'

interface OpenedAccount {
  detail: AccountValues
  /** Who speaks for the account, if anybody does. */
  contact: AccountValues | undefined
}

/** The body of the edit form's PUT: what this person changed. */
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
    // Nobody chosen is sent too: the API asks for somebody.
    ...(form.has('associateContactId') && { associateContactId: associateContactId ?? '' }),
  }
}

function groupOf(values: NestedValues[string] | undefined): NestedValues {
  return typeof values === 'object' && values !== null ? values : {}
}
