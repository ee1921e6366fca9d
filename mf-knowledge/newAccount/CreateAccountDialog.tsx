import { type FormErrors, useFetcher, useLocation, useDialogRoute } from '@coverdesk/contract'
import { RadioGroup, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { ContactFields } from '../shared/ContactFields.tsx'
import { CustomerFields } from '../shared/CustomerFields.tsx'
import { nestedValues } from '../shared/nestedValues.ts'
import { SimilarAccounts } from './SimilarAccounts.tsx'

type AccountType = 'BUSINESS' | 'INDIVIDUAL'

const types: { value: AccountType; label: string; description: string }[] = [
  { value: 'BUSINESS', label: 'Business', description: 'A company and its contact' },
  { value: 'INDIVIDUAL', label: 'Individual', description: 'A person' },
]

/** Creates a business's or an individual's account (spec of accounts, section 2). */
export function CreateAccountDialog() {
  const { search } = useLocation()
  const dialog = useDialogRoute({
    title: 'Create a new account',
    size: 'xl',
    beneath: paths.accounts(search),
  })
  const fetcher = useFetcher<FormErrors>()
  const [chosen, setChosen] = useState<AccountType | null>(null)
  const type = chosen ?? 'BUSINESS'
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    const { account = null, contact = null, associateContactId = null } = nestedValues(form)
    void fetcher.submit(
      { type, account, contact, associateContactId },
      { method: 'post', encType: 'application/json', action: paths.newAccount() },
    )
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Create Account"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={isSubmitting}
    >
      <RadioGroup label="Type" name="type" options={types} value={type} onChange={setChosen} />
      {/* Another type begins with empty fields, and leaves the focus on the choice. */}
      <CustomerFields key={type} type={type} autoFocus={chosen === null} />
      <SimilarAccounts />
      {type === 'BUSINESS' && <ContactFields />}
    </FormDialog>
  )
}
