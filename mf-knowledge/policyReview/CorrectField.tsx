import { Button, DatePicker, Inline, Stack, TextField } from '@coverdesk/design-system'
import { Form, CurrencyInput } from '@coverdesk/design-system/forms'
import { type KeyboardEvent, useState } from 'react'

export interface CorrectFieldProps {
  label: string
  kind: string
  /** Money in whole cents, a date as YYYY-MM-DD. */
  value: string
  /** Returns the error, or null. */
  onSave: (value: string) => Promise<string | null>
  onClose: () => void
}

/** Replaces the extracted value; Escape closes it unsaved. */
export function CorrectField({ label, kind, value, onSave, onClose }: CorrectFieldProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  async function handleSubmit(typed: unknown) {
    setIsSaving(true)
    const refusal = await onSave(typeof typed === 'string' ? typed : '')
    setIsSaving(false)
    setFailure(refusal)
    if (refusal === null) onClose()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // An open calendar takes Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }

  const field = { label, name: 'value', autoFocus: true }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={handleKeyDown}>
      <Form
        isSubmitting={isSaving}
        fieldErrors={failure === null ? undefined : [{ path: 'value', message: failure }]}
        onSubmit={(values) => void handleSubmit(values.get('value'))}
      >
        <Stack space="xs">
          {kind === 'MONEY' && (
            <CurrencyInput {...field} {...(value !== '' && { defaultCents: Number(value) })} />
          )}
          {kind === 'DATE' && <DatePicker {...field} defaultValue={value} />}
          {kind !== 'MONEY' && kind !== 'DATE' && <TextField {...field} defaultValue={value} />}
          <Inline space="xs">
            <Button size="small" tone="primary" type="submit" isLoading={isSaving}>
              Save
            </Button>
            <Button size="small" tone="quiet" onPress={onClose}>
              Cancel
            </Button>
          </Inline>
        </Stack>
      </Form>
    </div>
  )
}
