import {
  type FormErrors,
  graphql,
  links,
  type PageProps,
  requestTypeLabel,
  useDialog,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Select, Text, toast } from '@coverdesk/design-system'
import { FormDialog } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import type { MergeDialogQuery } from './__generated__/MergeDialogQuery.graphql.ts'
import { correctRequest } from './correctRequest.ts'

/** Merges a request into another open request of the same conversation. */
export function MergeDialog({ queryRef }: PageProps<MergeDialogQuery>) {
  const { serviceRequest } = usePreloadedQuery<MergeDialogQuery>(
    graphql`
      query MergeDialogQuery($id: ID!) {
        serviceRequest(id: $id) {
          id
          mergeTargets {
            id
            type
            gist
          }
        }
      }
    `,
    queryRef,
  )
  const dialog = useDialog()
  const targets = serviceRequest?.mergeTargets ?? []
  const [chosen, setChosen] = useState(targets[0]?.id ?? '')
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  // The parent page redirects to the list if the request does not exist.
  if (!serviceRequest) return null
  const { id } = serviceRequest
  const target = targets.find((each) => each.id === chosen)

  async function handleSubmit() {
    if (!target) return
    setIsSaving(true)
    const failure = await correctRequest(id, { mergeIntoId: target.id })
    setIsSaving(false)
    setErrors(failure)
    if (failure) return
    toast.show({
      tone: 'success',
      title: `Merged into ${requestTypeLabel(target.type)}`,
      link: { label: 'Open request', href: links.serviceRequest(target.id) },
    })
    dialog.onClose()
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Merge Requests"
      closeLabel="Cancel"
      onSubmit={() => void handleSubmit()}
      errors={errors}
      isSubmitting={isSaving}
      isDisabled={!target}
    >
      {targets.length === 0 ? (
        <Text as="p">There is no other open request in this conversation.</Text>
      ) : (
        <Select
          label="Merge into"
          value={chosen}
          options={targets.map(({ id: value, type, gist }) => ({
            value,
            label: [requestTypeLabel(type), gist].filter(Boolean).join(' · '),
          }))}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  )
}
