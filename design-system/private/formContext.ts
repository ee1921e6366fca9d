import { createContext } from 'react'

type FormContext = {
  /** The error at a path, unless the field was edited since. */
  messageAt: (path: string) => string | undefined
  /** Called when a field is edited, to clear its error. */
  markEdited: (path: string) => void
}

/** What a Form provides to its fields; undefined outside a Form. */
export const formContext = createContext<FormContext>({
  messageAt: () => undefined,
  markEdited: () => undefined,
})
