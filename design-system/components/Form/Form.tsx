import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Space } from '../../css/space.ts'
import type { FieldError } from '../../private/fieldError.ts'
import { formContext } from '../../private/formContext.ts'
import { useEdits } from '../../private/useEdits.ts'
import { validityMessages } from '../../private/validityMessages.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Form.css.ts'
import { useFormMessages } from './useFormMessages.ts'
import { groupsOf } from './groupsOf.ts'

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
  /** Whether what is typed is there again after leaving: then nothing asks. */
  isDraftKept?: boolean
  /** For buttons outside the form. */
  id?: string | undefined
  /** The accessible name when there is no heading. */
  label?: string | undefined
  /** Space between the fields; `m` by default. */
  space?: Space
  children: ReactNode
}

/**
 * Fields that are submitted together: shows the errors below each and focuses the first. The browser asks before a
 * reload discards what was typed and not submitted.
 */
export function Form({
  onSubmit,
  fieldErrors,
  message,
  isCheckedByServer = false,
  isSubmitting = false,
  isDraftKept = false,
  id,
  label,
  space = 'm',
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { own, said, isAwaited, fieldContext, showOwn, place, awaitAnswer } = useFormMessages(
    fieldErrors,
    isSubmitting,
  )
  const [formErrors, setFormErrors] = useState('')
  const isRejected = Boolean(message) || (said.length > 0 && !isAwaited)
  const { edited, submitEdits } = useEdits(form, { isDraftKept, isRejected })

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
  // A value may arrive on its own, such as the type recognized from a document.
  useLayoutEffect(() => {
    if (own.length === 0 || !form.current) return
    const wrong = new Set(validityMessages(form.current).map(({ path }) => path))
    for (const { path } of own) if (!wrong.has(path)) fieldContext.markEdited(path)
  })
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
    const found = validityMessages(target)
    if (found.length > 0) {
      showOwn(found)
      if (!isCheckedByServer) return
    }
    setFormErrors('')
    awaitAnswer(found)
    submitEdits(target)
    onSubmit(new FormData(target), target)
  }

  return (
    <form ref={form} id={id} aria-label={label} noValidate onSubmit={handleSubmit} {...edited}>
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

const invalid = '[data-field][data-invalid], [aria-invalid=true]'
const control = ':is(input, select, textarea, button, [tabindex]):not([hidden], [type=hidden], :disabled)'

/** Focuses the first invalid field, the first group with an error, or the form's own error. */
function focusFirstInvalid(form: HTMLFormElement) {
  const first = form.querySelector(invalid)
  // A group is not focusable itself: its first control is focused instead.
  const target = first
    ? (withSelf(first, '[aria-invalid=true]') ?? first.querySelector(control))
    : form.querySelector('[data-form-message]')
  if (target instanceof HTMLElement) target.focus()
}

function withSelf(element: Element, selector: string): Element | null {
  return element.matches(selector) ? element : element.querySelector(selector)
}

/** The errors without a field: those for a group around their path, and those for the form. */
function strayMessages(form: HTMLFormElement, errors: readonly FieldError[]) {
  const placed: FieldError[] = []
  const formErrors: FieldError[] = []
  for (const error of errors) {
    const [home, ...around] = [error.path, ...groupsOf(error.path)]
    if (home !== undefined && hasField(form, home)) continue
    const group = around.find((path) => hasField(form, path))
    if (group === undefined) formErrors.push(error)
    else placed.push({ path: group, message: error.message })
  }
  return { placed, formErrors }
}

function hasField(form: HTMLFormElement, path: string): boolean {
  return form.querySelector(`[data-field="${CSS.escape(path)}"]`) !== null
}
