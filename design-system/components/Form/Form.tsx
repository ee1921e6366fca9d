import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Space } from '../../css/space.ts'
import type { FieldError } from '../../private/fieldError.ts'
import { formContext } from '../../private/formContext.ts'
import { validityMessages } from '../../private/validityMessages.ts'
import { Stack } from '../Stack/Stack.tsx'
import { focusFirstInvalid } from './focusFirstInvalid.ts'
import * as styles from './Form.css.ts'
import { strayMessages } from './strayMessages.ts'
import { useFormMessages } from './useFormMessages.ts'

export type FormProps = {
  /** Called with the values once every control is valid, or always with `isCheckedByServer`; not called while `isSubmitting`. */
  onSubmit: (values: FormData, form: HTMLFormElement) => void
  /**
   * The server's messages; each shows beneath the field whose name is its path, until that field is edited. What has no
   * field shows in the nearest FieldGroup around it, `policies.0` for `policies.0.type`, else on top.
   */
  fieldErrors?: readonly FieldError[] | undefined
  /**
   * Whether the server refuses all that the form itself finds wrong: then such a form is sent too, and one submit shows
   * every error. Off by default: what is wrong is not sent.
   */
  isCheckedByServer?: boolean
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
  isCheckedByServer = false,
  isSubmitting = false,
  id,
  label,
  space = 'm',
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { said, fieldContext, showOwn, place, awaitAnswer } = useFormMessages(fieldErrors, isSubmitting)
  const [formErrors, setFormErrors] = useState('')

  // Once all that is said is shown: a field may appear because something is said of it.
  // Before the browser paints: the focus goes to the first that is wrong once the groups say theirs too.
  const settle = useEffectEvent((fields: HTMLFormElement) => {
    const { placed, formErrors: strays } = strayMessages(fields, said)
    if (placed.length > 0) place(placed)
    setFormErrors(strays.map(({ message }) => message).join('\n'))
    if (said.length > 0) requestAnimationFrame(() => focusFirstInvalid(fields))
  })
  useLayoutEffect(() => {
    if (form.current) settle(form.current)
  }, [said])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form in a dialog is a child, in React, of whatever form opened it.
    event.stopPropagation()
    if (isSubmitting) return
    const target = event.currentTarget
    const own = validityMessages(target)
    if (own.length > 0) {
      showOwn(own)
      if (!isCheckedByServer) return
    }
    setFormErrors('')
    awaitAnswer(own)
    onSubmit(new FormData(target), target)
  }

  return (
    <form ref={form} id={id} aria-label={label} noValidate onSubmit={handleSubmit}>
      <Stack space={space}>
        {formErrors !== '' && (
          <div role="alert" tabIndex={-1} data-form-message className={styles.alert}>
            {formErrors}
          </div>
        )}
        <formContext.Provider value={fieldContext}>{children}</formContext.Provider>
      </Stack>
    </form>
  )
}
