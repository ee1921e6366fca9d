import {
  accountField,
  type FormErrors,
  graphql,
  mutationErrors,
  type PageProps,
  useDialog,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { type ComboboxOption, toast } from '@coverdesk/design-system'
import { FormDialog, SearchCombobox } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { PolicySelect } from '../shared/PolicySelect.tsx'
import type { LinkDialogMutation } from './__generated__/LinkDialogMutation.graphql.ts'
import type { LinkDialogQuery } from './__generated__/LinkDialogQuery.graphql.ts'

/** Links a request to the account it belongs to, and to one of its policies. */
export function LinkDialog({ queryRef }: PageProps<LinkDialogQuery>) {
  const { serviceRequest } = usePreloadedQuery<LinkDialogQuery>(
    graphql`
      query LinkDialogQuery($id: ID!) {
        serviceRequest(id: $id) {
          id
          account {
            id
            account {
              name
            }
          }
          businessPolicy {
            id
          }
        }
      }
    `,
    queryRef,
  )
  // The parent page redirects to the list if the request does not exist.
  if (!serviceRequest) return null
  const { id, account, businessPolicy } = serviceRequest
  return (
    <LinkForm
      id={id}
      known={account && { value: account.id, label: account.account.name }}
      knownPolicyId={businessPolicy?.id ?? ''}
    />
  )
}

interface LinkFormProps {
  id: string
  known: ComboboxOption | null
  knownPolicyId: string
}

function LinkForm({ id, known, knownPolicyId }: LinkFormProps) {
  const dialog = useDialog()
  const [account, setAccount] = useState(known)
  const [policyId, setPolicyId] = useState(knownPolicyId)
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  async function handleSubmit() {
    if (!account) return
    setIsSaving(true)
    const failure = await linkRequest(id, { accountId: account.value, businessPolicyId: policyId || null })
    setIsSaving(false)
    setErrors(failure)
    if (failure) return
    toast.show({ tone: 'success', title: 'Request linked' })
    dialog.onClose()
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Link Request"
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
        value={account}
        onChange={(chosen) => {
          setAccount(chosen)
          setPolicyId('')
        }}
      />
      <PolicySelect accountId={account?.value} value={policyId} onChange={setPolicyId} />
    </FormDialog>
  )
}

function linkRequest(
  id: string,
  input: { accountId: string; businessPolicyId: string | null },
): Promise<FormErrors | null> {
  return mutationErrors<LinkDialogMutation>(
    graphql`
      mutation LinkDialogMutation($id: ID!, $input: UpdateServiceRequestInput!) {
        updateServiceRequest(id: $id, input: $input) {
          __typename
          ... on UpdateServiceRequestSuccess {
            serviceRequest {
              customerName
              ...RequestRow_request
              ...RequestOverview_request
              ...RequestTimeline_request
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}
