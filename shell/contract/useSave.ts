import { useState } from 'react'
import type { FormErrors } from './formErrors.ts'

/** The props of a `Form` that saves without a route action, for example in an aside or a panel. */
export function useSave(save: (form: FormData) => Promise<FormErrors | null>, onSaved?: () => void) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)

  async function submit(form: FormData) {
    setIsSubmitting(true)
    const failure = await save(form)
    setIsSubmitting(false)
    setErrors(failure)
    if (failure === null) onSaved?.()
  }

  return {
    message: errors?.message,
    fieldErrors: errors?.fields,
    isSubmitting,
    onSubmit: (form: FormData) => void submit(form),
  }
}
