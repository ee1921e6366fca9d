import { useMemo, useState } from 'react'
import type { FieldError } from '../../private/fieldError.ts'

type Messages = {
  /** The server's answer that was taken last. */
  answer: readonly FieldError[]
  at: ReadonlyMap<string, string>
  /** Whether something was sent since that answer. */
  isAwaited: boolean
}

const none: readonly FieldError[] = []

/** The messages of a form's fields, the server's and the form's own, each until its field is edited. */
export function useFormMessages(fieldErrors: readonly FieldError[] = none, isSubmitting: boolean) {
  const [messages, setMessages] = useState(() => messagesOf(fieldErrors))
  const { answer, at, isAwaited } = messages
  // A caller may make the same list anew at every render; only after a submit is the same list a new answer.
  const isNews = !isSubmitting && fieldErrors !== answer && (isAwaited || !isSame(fieldErrors, answer))
  if (isNews) setMessages(messagesOf(fieldErrors))

  const fieldContext = useMemo(
    () => ({
      messageAt: (path: string) => at.get(path),
      markEdited: (path: string) => setMessages((current) => without(current, path)),
    }),
    [at],
  )

  return {
    answer,
    fieldContext,
    /** Shows what the form itself found wrong. */
    showOwn: (own: ReadonlyMap<string, string>) => setMessages({ answer, at: own, isAwaited: false }),
    /** Tells that the values were sent. */
    awaitAnswer: () => setMessages((current) => ({ ...current, isAwaited: true })),
  }
}

function messagesOf(errors: readonly FieldError[]): Messages {
  return { answer: errors, at: new Map(errors.map(({ path, message }) => [path, message])), isAwaited: false }
}

function without(messages: Messages, path: string): Messages {
  if (!messages.at.has(path)) return messages
  const at = new Map(messages.at)
  at.delete(path)
  return { ...messages, at }
}

function isSame(one: readonly FieldError[], other: readonly FieldError[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, message }, at) => path === other[at]?.path && message === other[at].message)
  )
}
