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
   * The server's errors; each shows below the field whose name is its path until that field is edited. Errors without a
   * field show in the nearest FieldGroup around them, `policies.0` for `policies.0.type`, otherwise at the top.
   */
  fieldErrors?: readonly FieldError[] | undefined
  /** The server's error for the whole form, shown at the top. */
  message?: string | null | undefined
  /**
   * Whether the server also rejects everything the form finds: then an invalid form is submitted too, and one submit shows
   * every error. False by default: an invalid form is not submitted.
   */
  isCheckedByServer?: boolean
  /** Whether the last submit is in progress: a second one is ignored. */
  isSubmitting?: boolean
  /** For buttons outside the form. */
  id?: string | undefined
  /** The accessible name when there is no heading. */
  label?: string | undefined
  /** Space between the fields; `m` by default. */
  space?: Space
  children: ReactNode
}

/** Fields that are submitted together: shows the errors below each and focuses the first. */
export function Form({
  onSubmit,
  fieldErrors,
  message,
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

  // After all errors are rendered: an error can make its field appear.
  // Before the browser paints: focuses the first invalid field once the groups show their errors too.
  const settle = useEffectEvent((fields: HTMLFormElement) => {
    const { placed, formErrors: strays } = strayMessages(fields, said)
    if (placed.length > 0) place(placed)
    setFormErrors(strays.map((stray) => stray.message).join('\n'))
    if (said.length > 0) requestAnimationFrame(() => focusFirstInvalid(fields))
  })
  useLayoutEffect(() => {
    if (form.current) settle(form.current)
  }, [said])
  // At the end of a long form its top may be out of sight. Before other effects: a part of the form that the message
  // is about may take focus, and then that part is what must be in sight.
  useLayoutEffect(() => {
    if (message) form.current?.querySelector('[data-form-message]')?.scrollIntoView({ block: 'nearest' })
  }, [message])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React, a form in a dialog is a child of the form that opened it.
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
        {(message || formErrors !== '') && (
          <div role="alert" tabIndex={-1} data-form-message className={styles.alert}>
            {[message, formErrors].filter(Boolean).join('\n')}
          </div>
        )}
        <formContext.Provider value={fieldContext}>{children}</formContext.Provider>
      </Stack>
    </form>
  )
}
