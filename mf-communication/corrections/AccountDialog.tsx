import {
  accountField,
  type FormErrors,
  graphql,
  Navigate,
  type PageProps,
  useDialog,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { type ComboboxOption, toast } from '@coverdesk/design-system'
import { Checkbox, phone, SearchCombobox, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { AccountDialogQuery } from './__generated__/AccountDialogQuery.graphql.ts'
import { correctConversation, createAccount } from './corrections.ts'

/** Sets the account of a call or thread; an unknown sender can become a contact or an account. */
export function AccountDialog({ queryRef }: PageProps<AccountDialogQuery>) {
  const { node } = usePreloadedQuery<AccountDialogQuery>(
    graphql`
      query AccountDialogQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on EmailThread {
            fromName
            fromEmail
            isFromClient
            account {
              id
            }
          }
          ... on Call {
            fromName
            fromNumber
            isFromClient
            account {
              id
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  if (node?.__typename === 'EmailThread') {
    const { fromName, fromEmail, isFromClient, account } = node
    const sender = { name: fromName ?? fromEmail, email: fromEmail, phone: null, isFromClient }
    return <Fields id={id} sender={sender} isKnown={account != null} />
  }
  if (node?.__typename === 'Call') {
    const { fromName, fromNumber, isFromClient, account } = node
    const number = fromNumber ?? null
    const name = fromName ?? (number === null ? 'this caller' : phone(number))
    const sender = { name, email: null, phone: number, isFromClient }
    return <Fields id={id} sender={sender} isKnown={account != null} />
  }
  return <Navigate to={paths.emails()} replace />
}

interface FieldsProps {
  id: string
  sender: { name: string; email: string | null; phone: string | null; isFromClient: boolean }
  isKnown: boolean
}

const newAccount = 'new'

function Fields({ id, sender, isKnown }: FieldsProps) {
  const dialog = useDialog()
  const [account, setAccount] = useState<ComboboxOption | null>(null)
  // A carrier, a lender or a forged address becomes a contact or a rule only when somebody says so.
  const [addContact, setAddContact] = useState(!isKnown && sender.isFromClient)
  const [remember, setRemember] = useState(sender.isFromClient)
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isNew = account?.value === newAccount

  async function save(): Promise<FormErrors | null> {
    if (!account) return null
    if (!isNew) return await correctConversation(id, { accountId: account.value, addContact, remember })
    const { name, email, phone: number } = sender
    const created = await createAccount({
      type: 'BUSINESS',
      account: { name: account.label, email, phone: number },
      contact: { name, email, phone: number },
    })
    if (!('id' in created)) return created
    return await correctConversation(id, { accountId: created.id, remember })
  }

  async function handleSubmit() {
    setIsSaving(true)
    const failure = await save()
    setIsSaving(false)
    setErrors(failure)
    if (failure) return
    toast.show({ tone: 'success', title: isNew ? 'Account created' : 'Account changed' })
    dialog.onClose()
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel={isNew ? 'Create Account' : 'Use Account'}
      closeLabel="Cancel"
      onSubmit={() => void handleSubmit()}
      errors={errors}
      isSubmitting={isSaving}
      isDisabled={account === null}
    >
      <SearchCombobox
        {...accountField}
        isRequired
        autoFocus
        description="Type a new name to create an account"
        value={account}
        onChange={setAccount}
        onAdd={(words, choose) => choose({ value: newAccount, label: words })}
      />
      {!isNew && (
        <Checkbox
          label={`Add ${sender.name} as a contact of the account`}
          isChecked={addContact}
          onChange={setAddContact}
        />
      )}
      <Checkbox
        label={`Always use this account for ${sender.email ?? sender.name}`}
        description="You can delete this rule in Settings"
        isChecked={remember}
        onChange={setRemember}
      />
    </FormDialog>
  )
}
