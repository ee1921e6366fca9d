import { type SyntheticEvent, useRef } from 'react'

interface Beginning {
  readonly place: HTMLElement
  /** Null when something changed before the user's first input. */
  readonly values: string | null
}

/** Whether a form, or the forms inside an element, have changed since the user's first input. */
export function useEdits() {
  const beginning = useRef<Beginning>(null)

  function begin(place: HTMLElement, values: string | null) {
    if (beginning.current?.place !== place) beginning.current = { place, values }
  }

  return {
    /** For the form or the element around the forms. Initial values may load late, so they are read on first input. */
    edited: {
      onKeyDownCapture: ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
        begin(currentTarget, valuesIn(currentTarget)),
      onPointerDownCapture: ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
        begin(currentTarget, valuesIn(currentTarget)),
      // Voice control inputs text without a key or a pointer.
      onInputCapture: ({ currentTarget }: SyntheticEvent<HTMLElement>) => begin(currentTarget, null),
    },
    hasEdits(): boolean {
      const { place, values } = beginning.current ?? {}
      return place?.isConnected === true && valuesIn(place) !== values
    },
    /** What is there now counts as saved. */
    forgetEdits(): void {
      beginning.current = null
    },
  }
}

/** The values to submit, and the errors of invalid ones. */
function valuesIn(place: HTMLElement): string {
  const forms = place instanceof HTMLFormElement ? [place] : [...place.querySelectorAll('form')]
  const values = forms.flatMap((form) =>
    [...form.elements].flatMap((element) => {
      if (element instanceof HTMLInputElement) {
        const { name, value, checked, validationMessage } = element
        return name === '' ? [] : [[name, value, checked, validationMessage]]
      }
      const isControl = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
      return isControl && element.name !== '' ? [[element.name, element.value]] : []
    }),
  )
  return JSON.stringify(values)
}
