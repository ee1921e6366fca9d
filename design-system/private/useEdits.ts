import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

/** The forms and editors on the page, each with whether leaving would lose what was typed. */
const edits = new Map<HTMLElement, () => boolean>()

/** Whether a form or editor within the element, anywhere by default, holds what leaving would lose. */
export function hasUnsavedEdits(within: Element = document.documentElement): boolean {
  return [...edits].some(([element, isUnsaved]) => within.contains(element) && isUnsaved())
}

/** Keeps what was typed in an editor and not saved from being lost: the browser asks before a reload. */
export function useUnsavedEdits(editor: RefObject<HTMLElement | null>, isUnsaved: () => boolean) {
  const isUnsavedNow = useEffectEvent(isUnsaved)

  useEffect(() => {
    const element = editor.current
    if (!element) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsavedNow()) event.preventDefault()
    }
    edits.set(element, () => isUnsavedNow())
    window.addEventListener('beforeunload', ask)
    return () => {
      edits.delete(element)
      window.removeEventListener('beforeunload', ask)
    }
  }, [editor])
}

interface Edits {
  /** Whether what is typed is there again after leaving. */
  isDraftKept: boolean
  /** Whether the last submit failed. */
  isRejected: boolean
}

/** Keeps what was typed in a form and not saved from being lost: the browser asks before a reload. */
export function useEdits(form: RefObject<HTMLFormElement | null>, { isDraftKept, isRejected }: Edits) {
  // Undefined before the user's first input since the last submit; null when something changed before it.
  const beginning = useRef<string | null>(undefined)
  const wasSubmitted = useRef(false)

  useUnsavedEdits(form, () => !isDraftKept && form.current !== null && hasEdits(form.current))

  function hasEdits(element: HTMLFormElement): boolean {
    const { current } = beginning
    return (isRejected && wasSubmitted.current) || (current !== undefined && valuesIn(element) !== current)
  }

  function begin({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    if (beginning.current === undefined) beginning.current = valuesIn(currentTarget)
  }

  return {
    /** For the form. Initial values may load late, so they are read on first input. */
    edited: {
      onKeyDownCapture: begin,
      onPointerDownCapture: begin,
      // Voice control inputs text without a key or a pointer.
      onInputCapture() {
        if (beginning.current === undefined) beginning.current = null
      },
    },
    /** What is there now counts as saved unless it is rejected, also when the form clears itself. */
    submitEdits(element: HTMLFormElement): void {
      wasSubmitted.current = hasEdits(element)
      beginning.current = undefined
    },
  }
}

/** The values to submit, and the errors of invalid ones. */
function valuesIn(form: HTMLFormElement): string {
  const values = [...form.elements].flatMap((element) => {
    if (element instanceof HTMLInputElement) {
      const { name, value, checked, validationMessage } = element
      return name === '' ? [] : [[name, value, checked, validationMessage]]
    }
    const isControl = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    return isControl && element.name !== '' ? [[element.name, element.value]] : []
  })
  return JSON.stringify(values)
}
