import { type FormErrors, graphql, useLazyLoadQuery } from '@coverdesk/contract'
import { TextField } from '@coverdesk/design-system'
import { CheckboxGroup } from '@coverdesk/design-system/forms'
import { AttachDocuments } from '../thread/AttachDocuments.tsx'
import type { AccountPartsQuery } from './__generated__/AccountPartsQuery.graphql.ts'

export interface AccountPartsProps {
  accountId: string
  /** The address it is written to at first; the only one of the account by default. */
  to: string | null
  /** Ids of the documents that are attached. */
  documents: readonly string[]
  onDocumentsChange: (documents: readonly string[]) => void
  errors: FormErrors | null
}

/** What an account has for an email: its people, and its documents. */
export function AccountParts({ accountId, to, documents, onDocumentsChange, errors }: AccountPartsProps) {
  const { account } = useLazyLoadQuery<AccountPartsQuery>(
    graphql`
      query AccountPartsQuery($id: ID!) {
        account(id: $id) {
          account {
            name
            email
          }
          contacts {
            name
            email
          }
          attachableFiles {
            ...AttachDocuments_files
          }
        }
      }
    `,
    { id: accountId },
    { fetchPolicy: 'store-and-network' },
  )
  if (!account) return null
  const reached = [
    ...account.contacts.map(({ name, email }) => ({ name, email })),
    { name: account.account.name, email: account.account.email },
  ].flatMap(({ name, email }) => (email ? [{ name, email }] : []))
  const people = reached.filter(
    ({ email }, at) => reached.findIndex((other) => isSame(other.email, email)) === at,
  )
  const chosen = people.filter(({ email }) => (to === null ? people.length === 1 : isSame(email, to)))
  const error = errors?.fields.find(({ path }) => path.startsWith('to'))?.message
  return (
    <>
      {people.length > 0 && (
        <CheckboxGroup
          label="To"
          name="to"
          defaultValue={chosen.map(({ email }) => email)}
          options={people.map(({ name, email }) => ({ value: email, label: name, description: email }))}
          errorMessage={error}
        />
      )}
      <TextField
        label={people.length > 0 ? 'Other recipients' : 'To'}
        name="others"
        description="Email addresses, separated by commas"
        defaultValue={to !== null && chosen.length === 0 ? to : undefined}
        errorMessage={people.length > 0 ? undefined : error}
      />
      <AttachDocuments files={account.attachableFiles} chosen={documents} onChange={onDocumentsChange} />
    </>
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
