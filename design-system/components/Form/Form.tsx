import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Space } from '../../css/space.ts'
import type { FieldError } from '../../private/fieldError.ts'
import { formContext } from '../../private/formContext.ts'
import { validityMessages } from '../../private/validityMessages.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Form.css.ts'
import { useFormMessages } from './useFormMessages.ts'

export type FormProps = {
  /** Called with the values once every control is valid; not called while `isSubmitting`. */
  onSubmit: (values: FormData, form: HTMLFormElement) => void
  /** The server's messages; each shows beneath the field whose name is its path, until that field is edited. */
  fieldErrors?: readonly FieldError[] | undefined
  /** Whether the last submit is still under way: a second one is not sent. */
  isSubmitting?: boolean
  /** For buttons that stand outside of the form. */
  id?: string | undefined
  /** The name for readers, when no heading says it. */
  label?: string | undefined
  /** Space between the fields; `m` by default. */
  space?: Space
  children: ReactNode
}

/** Fields that are sent together: shows what is wrong beneath each and moves the focus to the first. */
export function Form({
  onSubmit,
  fieldErrors,
  isSubmitting = false,
  id,
  label,
  space = 'm',
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { answer, fieldContext, showOwn, awaitAnswer } = useFormMessages(fieldErrors, isSubmitting)
  const [homeless, setHomeless] = useState('')

  useEffect(() => {
    const fields = form.current
    if (!fields) return
    const isHomeless = ({ path }: FieldError) => !fields.querySelector(`[data-field="${CSS.escape(path)}"]`)
    setHomeless(
      answer
        .filter(isHomeless)
        .map(({ message }) => message)
        .join(' '),
    )
    if (answer.length > 0) focusFirstInvalid(fields)
  }, [answer])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form in a dialog is a child, in React, of whatever form opened it.
    event.stopPropagation()
    if (isSubmitting) return
    const target = event.currentTarget
    const own = validityMessages(target)
    setHomeless('')
    if (own.size > 0) {
      showOwn(own)
      // Once the fields are marked.
      requestAnimationFrame(() => focusFirstInvalid(target))
      return
    }
    awaitAnswer()
    onSubmit(new FormData(target), target)
  }

  return (
    <form ref={form} id={id} aria-label={label} noValidate onSubmit={handleSubmit}>
      <Stack space={space}>
        {homeless !== '' && (
          <div role="alert" className={styles.alert}>
            {homeless}
          </div>
        )}
        <formContext.Provider value={fieldContext}>{children}</formContext.Provider>
      </Stack>
    </form>
  )
}

function focusFirstInvalid(form: HTMLFormElement) {
  const first = form.querySelector('[aria-invalid=true]')
  if (first instanceof HTMLElement) first.focus()
}
