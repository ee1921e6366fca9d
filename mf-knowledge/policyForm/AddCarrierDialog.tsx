import type { FormErrors } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { type ComboboxOption, TextField, toast } from '@coverdesk/design-system'
import { useState, useTransition } from 'react'
import { nestedValues } from '../shared/nestedValues.ts'
import { addCarrier } from './addCarrier.ts'
import type { CompanyRole } from './companyRoles.ts'

export interface AddCarrierDialogProps {
  kind: CompanyRole
  /** The name that had no match. */
  name: string
  /** What a document states; null if none does. */
  naicNumber: string | null
  onAdded: (carrier: ComboboxOption) => void
  onClose: () => void
}

/** Adds a company to the agency's catalog in a dialog over the form; an existing one is selected, with a note. */
export function AddCarrierDialog({ kind, name, naicNumber, onAdded, onClose }: AddCarrierDialogProps) {
  const [errors, setErrors] = useState<FormErrors>()
  const [isAdding, startAdding] = useTransition()

  function handleSubmit(form: FormData) {
    const { name: called, naicNumber: code = null } = nestedValues(form)
    startAdding(async () => {
      const added = await addCarrier({
        name: typeof called === 'string' ? called : '',
        naicNumber: typeof code === 'string' ? code : null,
        ...kind.flags,
      })
      if ('errors' in added) {
        startAdding(() => setErrors(added.errors))
        return
      }
      const { carrier, isNew } = added
      toast.show(
        isNew
          ? { tone: 'success', title: `${carrier.label} was added` }
          : { title: `${carrier.label} is already in the catalog`, description: 'It is now selected.' },
      )
      onAdded(carrier)
    })
  }

  return (
    <FormDialog
      title={kind.addTitle}
      description="Everyone at your agency can choose it."
      size="md"
      submitLabel="Add"
      closeLabel="Cancel"
      onClose={onClose}
      onSubmit={handleSubmit}
      errors={errors}
      isSubmitting={isAdding}
    >
      <TextField label="Name" name="name" isRequired autoFocus autoComplete="off" defaultValue={name} />
      {kind.flags.isCarrier && (
        <TextField
          label="NAIC number"
          name="naicNumber"
          autoComplete="off"
          inputMode="numeric"
          defaultValue={naicNumber ?? ''}
          description="Five digits; certificates show them"
        />
      )}
    </FormDialog>
  )
}
