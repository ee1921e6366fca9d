import { useState } from 'react'
import type { FieldError } from '../../private/fieldError.ts'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'

export interface LetterText {
  /** The addresses that are copied. */
  readonly cc: readonly string[]
  readonly subject: string
  readonly body: string
}

export interface LetterErrors {
  readonly message: string | null
  readonly fields: readonly FieldError[]
}

interface LetterFormProps {
  letter: LetterText
  onSave: (text: LetterText) => Promise<LetterErrors | null>
  onClose: () => void
}

/** Changes an email's text before it is approved. */
export function LetterForm({ letter, onSave, onClose }: LetterFormProps) {
  const [errors, setErrors] = useState<LetterErrors | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  async function save(values: FormData) {
    setIsSaving(true)
    const cc = textOf(values, 'cc')
      .split(/[,;\s]+/)
      .filter(Boolean)
    const failure = await onSave({ cc, subject: textOf(values, 'subject'), body: textOf(values, 'body') })
    setIsSaving(false)
    setErrors(failure)
    if (failure === null) onClose()
  }

  return (
    <Form
      label="Edit email"
      space="s"
      message={errors?.message}
      fieldErrors={errors?.fields}
      isSubmitting={isSaving}
      onSubmit={(values) => void save(values)}
    >
      <TextField
        label="Cc"
        name="cc"
        defaultValue={letter.cc.join(', ')}
        placeholder="name@example.com"
        description="Separate addresses with commas."
        autoComplete="off"
        spellCheck={false}
      />
      <TextField label="Subject" name="subject" defaultValue={letter.subject} isRequired />
      <TextArea
        label="Message"
        name="body"
        defaultValue={letter.body}
        isAutoGrowing
        isSubmittedByKey
        isRequired
      />
      <Inline justify="between">
        <Text size="small" tone="muted">
          Nothing is sent until you approve the edited email.
        </Text>
        <Inline>
          <Button isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" isLoading={isSaving}>
            Save
          </Button>
        </Inline>
      </Inline>
    </Form>
  )
}

/** A field's text; empty if there is none. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
