import { type SyntheticEvent, useRef } from 'react'

interface Beginning {
  readonly place: HTMLElement
  /** Null when something was changed before anybody touched it. */
  readonly values: string | null
}

/** Whether the forms inside an element hold something else than when somebody first touched them. */
export function useEdits() {
  const beginning = useRef<Beginning>(null)

  function begin(place: HTMLElement, values: string | null) {
    if (beginning.current?.place !== place) beginning.current = { place, values }
  }

  return {
    /** For the element around the forms. What they begin with may arrive late, so it is read at the first touch. */
    edited: {
      onKeyDownCapture: ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
        begin(currentTarget, valuesIn(currentTarget)),
      onPointerDownCapture: ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
        begin(currentTarget, valuesIn(currentTarget)),
      // Voice control writes without a key or a pointer.
      onInputCapture: ({ currentTarget }: SyntheticEvent<HTMLElement>) => begin(currentTarget, null),
    },
    hasEdits(): boolean {
      const { place, values } = beginning.current ?? {}
      return place?.isConnected === true && valuesIn(place) !== values
    },
  }
}

/** What would be sent, and what is wrong with what cannot be sent. */
function valuesIn(place: HTMLElement): string {
  const values = [...place.querySelectorAll('form')].flatMap((form) =>
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
