import { createContext } from 'react'

type FormContext = {
  /** The message that stands at a path, unless the field was edited since. */
  messageAt: (path: string) => string | undefined
  /** A field tells that it was edited, so that its message goes. */
  markEdited: (path: string) => void
}

/** What a Form tells its fields; nothing outside of one. */
export const formContext = createContext<FormContext>({
  messageAt: () => undefined,
  markEdited: () => undefined,
})
