import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Space } from '../../css/space.ts'
import { formContext } from '../../private/formContext.ts'
import { validityMessages } from '../../private/validityMessages.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './Form.css.ts'

/** A message about the value at a path of the input, `notes` or `policies.0.type`. */
export type FieldError = { readonly path: string; readonly message: string }

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

type Messages = {
  from: readonly FieldError[] | undefined
  at: ReadonlyMap<string, string>
  homeless: string[]
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
  const [messages, setMessages] = useState(() => messagesFrom(fieldErrors))
  if (messages.from !== fieldErrors) setMessages(messagesFrom(fieldErrors))

  const context = useMemo(
    () => ({
      messageAt: (path: string) => messages.at.get(path),
      markEdited: (path: string) =>
        setMessages((current) => {
          if (!current.at.has(path)) return current
          const at = new Map(current.at)
          at.delete(path)
          return { ...current, at }
        }),
    }),
    [messages.at],
  )

  const { from } = messages
  useEffect(() => {
    if (!form.current || !from?.length) return
    const fields = form.current
    const homeless = from.filter(({ path }) => !fields.querySelector(`[data-field="${CSS.escape(path)}"]`))
    setMessages((current) => ({ ...current, homeless: homeless.map(({ message }) => message) }))
    focusFirstInvalid(fields)
  }, [from])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form in a dialog is a child, in React, of whatever form opened it.
    event.stopPropagation()
    if (isSubmitting) return
    const target = event.currentTarget
    const at = validityMessages(target)
    if (at.size === 0) return onSubmit(new FormData(target), target)
    setMessages((current) => ({ ...current, at, homeless: [] }))
    requestAnimationFrame(() => focusFirstInvalid(target))
  }

  return (
    <form ref={form} id={id} aria-label={label} noValidate onSubmit={handleSubmit}>
      <Stack space={space}>
        {messages.homeless.length > 0 && (
          <div role="alert" className={styles.alert}>
            {messages.homeless.join(' ')}
          </div>
        )}
        <formContext.Provider value={context}>{children}</formContext.Provider>
      </Stack>
    </form>
  )
}

function messagesFrom(errors: readonly FieldError[] | undefined): Messages {
  return { from: errors, at: new Map(errors?.map(({ path, message }) => [path, message])), homeless: [] }
}

function focusFirstInvalid(form: HTMLFormElement) {
  const first = form.querySelector('[aria-invalid=true]')
  if (first instanceof HTMLElement) first.focus()
}
