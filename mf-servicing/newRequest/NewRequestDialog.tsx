import {
  accountField,
  graphql,
  type FormErrors,
  type PageProps,
  requestTypeLabel,
  requestTypes,
  useDialog,
  useNavigate,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { type ComboboxOption, Select, TextArea, TextField } from '@coverdesk/design-system'
import {
  EmailField,
  FieldGroup,
  FormDialog,
  PhoneField,
  SearchCombobox,
} from '@coverdesk/design-system/forms'
import { Activity, useState } from 'react'
import { paths } from '../paths.ts'
import { PolicySelect } from '../shared/PolicySelect.tsx'
import type { NewRequestDialogQuery } from './__generated__/NewRequestDialogQuery.graphql.ts'
import { createRequest } from './createRequest.ts'
import { TypeFields } from './TypeFields.tsx'

type RequestType = (typeof requestTypes)[number]

/** Opens a service request by hand, with the fields of its type (spec 1 §3). */
export function NewRequestDialog({ queryRef }: PageProps<NewRequestDialogQuery>) {
  const { account: given } = usePreloadedQuery<NewRequestDialogQuery>(
    graphql`
      query NewRequestDialogQuery($accountId: ID!, $hasAccount: Boolean!) {
        account(id: $accountId) @include(if: $hasAccount) {
          id
          account {
            name
          }
        }
      }
    `,
    queryRef,
  )
  const dialog = useDialog()
  const navigate = useNavigate()
  const [account, setAccount] = useState<ComboboxOption | null>(
    given ? { value: given.id, label: given.account.name } : null,
  )
  const [type, setType] = useState<RequestType | ''>('')
  // What was typed for one type is there again when it is chosen again.
  const [visited, setVisited] = useState<readonly RequestType[]>([])
  const [policyId, setPolicyId] = useState('')
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  function handleType(chosen: string) {
    const found = requestTypes.find((each) => each === chosen)
    setType(found ?? '')
    if (found && !visited.includes(found)) setVisited([...visited, found])
  }

  async function handleSubmit(form: FormData) {
    if (type === '') return
    setIsSaving(true)
    setErrors(null)
    const created = await createRequest(form, { type, accountId: account?.value ?? null, policyId })
    setIsSaving(false)
    if ('id' in created) void navigate(paths.overview(created.id), { replace: true })
    else setErrors(created)
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Create Request"
      closeLabel="Cancel"
      onSubmit={(form) => void handleSubmit(form)}
      errors={errors}
      isCheckedByServer
      isSubmitting={isSaving}
      isDisabled={type === ''}
    >
      <SearchCombobox
        {...accountField}
        autoFocus={account === null}
        value={account}
        onChange={(chosen) => {
          setAccount(chosen)
          setPolicyId('')
        }}
      />
      <Select
        label="Type"
        name="type"
        isRequired
        placeholder="Choose a type"
        options={requestTypes.map((each) => ({ value: each, label: requestTypeLabel(each) }))}
        value={type}
        onChange={handleType}
      />
      {account && <PolicySelect accountId={account.value} value={policyId} onChange={setPolicyId} />}
      {visited.map((each) => (
        <Activity key={each} mode={each === type ? 'visible' : 'hidden'}>
          <TypeFields type={each} />
        </Activity>
      ))}
      <TextArea
        label="Details"
        name="details"
        rows={3}
        description="What the client asks for, in their words"
      />
      <FieldGroup
        label="Who asks"
        {...(account && { description: "The account's first contact if you leave it empty" })}
      >
        <TextField label="Name" name="clientName" />
        <EmailField label="Email" name="clientEmail" />
        <PhoneField label="Phone" name="clientPhone" />
      </FieldGroup>
    </FormDialog>
  )
}
