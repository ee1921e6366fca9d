import { useMemo, useState } from 'react'
import type { FieldError } from '../../private/fieldError.ts'
import { groupsOf } from './groupsOf.ts'

type Messages = {
  /** The last server response processed. */
  answer: readonly FieldError[]
  /** The form's own errors from the last submit. */
  own: readonly FieldError[]
  /** The current errors, from the server or the form itself. */
  said: readonly FieldError[]
  at: ReadonlyMap<string, string>
  /** Whether the form was submitted since that response. */
  isAwaited: boolean
}

const none: readonly FieldError[] = []

/** The errors of a form's fields, from the server and the form itself, each until its field is edited. */
export function useFormMessages(fieldErrors: readonly FieldError[] = none, isSubmitting: boolean) {
  const [messages, setMessages] = useState(() => messagesOf(fieldErrors))
  const { answer, own, said, at, isAwaited } = messages
  // A caller may create a new array on every render; only after a submit is an equal array a new response.
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
    own,
    said,
    /** Whether the form was submitted since: the server's errors are then of an earlier submit. */
    isAwaited,
    fieldContext,
    /** Shows the form's own errors. */
    showOwn: (found: readonly FieldError[]) =>
      setMessages({ answer, own: found, said: found, at: byPath(found), isAwaited: false }),
    /** Moves errors without a field to where they can be read. */
    place: (placed: readonly FieldError[]) =>
      setMessages((current) => ({ ...current, at: byPath([...current.said, ...placed]) })),
    /** Records that the values were submitted. */
    awaitAnswer: (found: readonly FieldError[]) =>
      setMessages((current) => ({ ...current, own: found, isAwaited: true })),
  }
}

/** Merges the form's and the server's errors; on the same path the form's wins. */
function messagesOf(answer: readonly FieldError[], own: readonly FieldError[] = none): Messages {
  const said = [...own, ...answer.filter(({ path }) => !own.some((found) => found.path === path))]
  return { answer, own, said, at: byPath(said), isAwaited: false }
}

/** All errors of a path are joined into one text. */
function byPath(errors: readonly FieldError[]): ReadonlyMap<string, string> {
  const at = new Map<string, string>()
  for (const { path, message } of errors) {
    const said = at.get(path)
    at.set(path, said === undefined ? message : `${said}\n${message}`)
  }
  return at
}

/** An edit clears the errors of the field and of all groups around it. */
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
