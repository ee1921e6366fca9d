import {
  type FormErrors,
  graphql,
  links,
  type PageProps,
  requestTypeLabel,
  requestTypes,
  useDialog,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Select, toast } from '@coverdesk/design-system'
import { FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import type { SplitDialogQuery } from './__generated__/SplitDialogQuery.graphql.ts'
import { correctRequest } from './correctRequest.ts'

/** Opens a second request for what the conversation of a request asks for besides. */
export function SplitDialog({ queryRef }: PageProps<SplitDialogQuery>) {
  const { serviceRequest } = usePreloadedQuery<SplitDialogQuery>(
    graphql`
      query SplitDialogQuery($id: ID!) {
        serviceRequest(id: $id) {
          id
        }
      }
    `,
    queryRef,
  )
  const dialog = useDialog()
  const [type, setType] = useState<(typeof requestTypes)[number] | null>(null)
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  // The parent page redirects to the list if the request does not exist.
  if (!serviceRequest) return null
  const { id } = serviceRequest

  async function handleSubmit() {
    if (!type) return
    setIsSaving(true)
    let link: { label: string; href: string } | undefined
    const failure = await correctRequest(id, { alsoType: type }, (openedId) => {
      link = { label: 'Open request', href: links.serviceRequest(openedId) }
    })
    setIsSaving(false)
    setErrors(failure)
    if (failure) return
    toast.show({ tone: 'success', title: `${requestTypeLabel(type)} request opened`, link })
    dialog.onClose()
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Open Request"
      closeLabel="Cancel"
      onSubmit={() => void handleSubmit()}
      errors={errors}
      isSubmitting={isSaving}
      isDisabled={type === null}
      disabledReason="Choose the type of the second request."
    >
      <Select
        label="Type of the second request"
        placeholder="Choose a type"
        value={type ?? ''}
        options={requestTypes.map((each) => ({ value: each, label: requestTypeLabel(each) }))}
        onChange={(chosen) => setType(requestTypes.find((each) => each === chosen) ?? null)}
      />
    </FormDialog>
  )
}
