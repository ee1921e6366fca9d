import { graphql, type PageProps, useFetcher, usePreloadedQuery, useDialog } from '@coverdesk/contract'
import { type ComboboxOption } from '@coverdesk/design-system'
import { SearchCombobox, FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { PersonalPolicies } from '../account/PersonalPolicies.tsx'
import { paths } from '../paths.ts'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import type { CreatePolicyDialogQuery } from './__generated__/CreatePolicyDialogQuery.graphql.ts'
import { NewPolicyFields } from './NewPolicyFields.tsx'
import { accountOption, searchAccounts } from './searchAccounts.ts'
import { policyInput } from '../policyForm/policyInput.ts'
import { nestedValues } from '../shared/nestedValues.ts'

/** Logs an account's policies; asks for their details once the account is selected (spec of policies, section 2). */
export function CreatePolicyDialog({ queryRef }: PageProps<CreatePolicyDialogQuery>) {
  const query = usePreloadedQuery<CreatePolicyDialogQuery>(
    graphql`
      query CreatePolicyDialogQuery($accountId: ID!, $hasAccount: Boolean!) {
        account(id: $accountId) @include(if: $hasAccount) {
          id
          type
          account {
            name
            email
          }
        }
        ...NewPolicyFields_query
      }
    `,
    queryRef,
  )
  const dialog = useDialog()
  const fetcher = useFetcher<PolicyErrors>()
  const given = query.account
  const isPersonal = given?.type === 'INDIVIDUAL'
  const [account, setAccount] = useState<ComboboxOption | null>(given && !isPersonal ? optionOf(given) : null)
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    void fetcher.submit(newPolicies(form), {
      method: 'post',
      encType: 'application/json',
      action: paths.newPolicy(),
    })
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Create Policy"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={isSubmitting}
      isDisabled={account === null}
      lead={isPersonal && account === null && <PersonalPolicies />}
    >
      <SearchCombobox
        label="Account"
        name="accountId"
        isRequired
        placeholder="Search by name or email"
        autoFocus={account === null}
        description="For business accounts only. Personal policies are not supported yet."
        search={searchAccounts}
        noneText="No accounts found"
        value={account}
        onChange={setAccount}
      />
      {account && (
        <NewPolicyFields query={query} taken={fetcher.data?.taken} autoFocus={account.value === given?.id} />
      )}
    </FormDialog>
  )
}

function optionOf({
  id,
  account: { name, email },
}: NonNullable<CreatePolicyDialogQuery['response']['account']>) {
  return accountOption({ id, name, email })
}

/** The body of the dialog's POST (spec of policies, section 3): blank fields are omitted. */
function newPolicies(form: FormData) {
  const { accountId = null, policies = null, confirm = null } = nestedValues(form)
  const drafts = typeof policies === 'object' && policies !== null ? Object.values(policies) : []
  return {
    accountId: typeof accountId === 'string' ? accountId : '',
    policies: drafts.flatMap((draft) =>
      typeof draft === 'object' && draft !== null ? [withoutBlanks(policyInput(draft))] : [],
    ),
    confirm: confirm !== null,
  }
}

function withoutBlanks<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input
}
