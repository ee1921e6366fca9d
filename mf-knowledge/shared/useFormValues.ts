import { type RefObject, useEffect, useState } from 'react'
import { nestedValues, type NestedValues } from './nestedValues.ts'

/** Long enough for a word to be typed. */
const typingPause = 400

/** The values of the form around an element, a moment after the last edit. */
export function useFormValues(inside: RefObject<HTMLElement | null>): NestedValues {
  const [values, setValues] = useState<NestedValues>({})

  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    let pause: ReturnType<typeof setTimeout> | undefined
    function handleEdit() {
      clearTimeout(pause)
      pause = setTimeout(() => form && setValues(nestedValues(new FormData(form))), typingPause)
    }
    form.addEventListener('input', handleEdit)
    form.addEventListener('change', handleEdit)
    return () => {
      clearTimeout(pause)
      form.removeEventListener('input', handleEdit)
      form.removeEventListener('change', handleEdit)
    }
  }, [inside])

  return values
}
