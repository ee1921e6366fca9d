import { useMemo, useState } from 'react'
import type { FieldError } from '../../private/fieldError.ts'
import { groupsOf } from './groupsOf.ts'

type Messages = {
  /** The server's answer that was taken last. */
  answer: readonly FieldError[]
  /** What the form itself found wrong with the values that were sent last. */
  own: readonly FieldError[]
  /** What was said last, by the server or by the form itself. */
  said: readonly FieldError[]
  at: ReadonlyMap<string, string>
  /** Whether something was sent since that answer. */
  isAwaited: boolean
}

const none: readonly FieldError[] = []

/** The messages of a form's fields, the server's and the form's own, each until its field is edited. */
export function useFormMessages(fieldErrors: readonly FieldError[] = none, isSubmitting: boolean) {
  const [messages, setMessages] = useState(() => messagesOf(fieldErrors))
  const { answer, own, said, at, isAwaited } = messages
  // A caller may make the same list anew at every render; only after a submit is the same list a new answer.
  const isNews = !isSubmitting && fieldErrors !== answer && (isAwaited || !isSame(fieldErrors, answer))
  if (isNews) setMessages(messagesOf(fieldErrors, own))

  const fieldContext = useMemo(
    () => ({
      messageAt: (path: string) => at.get(path),
      markEdited: (path: string) => setMessages((current) => without(current, path)),
    }),
    [at],
  )

  return {
    said,
    fieldContext,
    /** Shows what the form itself found wrong. */
    showOwn: (found: readonly FieldError[]) =>
      setMessages({ answer, own: found, said: found, at: byPath(found), isAwaited: false }),
    /** Puts messages that have no field of their own to where they can be read. */
    place: (placed: readonly FieldError[]) =>
      setMessages((current) => ({ ...current, at: byPath([...current.said, ...placed]) })),
    /** Tells that the values were sent. */
    awaitAnswer: (found: readonly FieldError[]) =>
      setMessages((current) => ({ ...current, own: found, isAwaited: true })),
  }
}

/** The form's own messages and the server's together; at one path the form's own says it. */
function messagesOf(answer: readonly FieldError[], own: readonly FieldError[] = none): Messages {
  const said = [...own, ...answer.filter(({ path }) => !own.some((found) => found.path === path))]
  return { answer, own, said, at: byPath(said), isAwaited: false }
}

/** All that is said at a path is one text. */
function byPath(errors: readonly FieldError[]): ReadonlyMap<string, string> {
  const at = new Map<string, string>()
  for (const { path, message } of errors) {
    const said = at.get(path)
    at.set(path, said === undefined ? message : `${said}\n${message}`)
  }
  return at
}

/** An edit takes back what was said of the field and of all groups around it. */
function without(messages: Messages, path: string): Messages {
  const edited = [path, ...groupsOf(path)].filter((around) => messages.at.has(around))
  if (edited.length === 0) return messages
  const at = new Map(messages.at)
  for (const around of edited) at.delete(around)
  return { ...messages, at }
}

function isSame(one: readonly FieldError[], other: readonly FieldError[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, message }, at) => path === other[at]?.path && message === other[at].message)
  )
}
