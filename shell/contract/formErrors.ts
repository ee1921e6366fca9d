/** One message for one field; the path is the input's (`notes`, `policies.0.type`). */
export interface FieldError {
  path: string
  message: string
}

/** A mutation's answer as seen here: any member of its union. */
export interface MutationAnswer {
  readonly __typename: string
  readonly message?: string | undefined
  readonly fields?: ReadonlyArray<FieldError> | undefined
}

/** What a form shows when its mutation was refused. */
export interface FormErrors {
  /** Beneath the fields they name. */
  fields: ReadonlyArray<FieldError>
  /** For the form as a whole; null when the fields say it all. */
  message: string | null
}

/** The errors in a mutation's answer, or null when it succeeded (its type name ends in `Success`). */
export function formErrors(answer: MutationAnswer): FormErrors | null {
  if (answer.__typename.endsWith('Success')) return null
  const fields = answer.fields ?? []
  return {
    fields,
    message: fields.length > 0 ? null : (answer.message ?? 'Something went wrong. Try again.'),
  }
}
