import { graphql } from 'react-relay'

/** A field's error; the path is the input's (`notes`, `policies.0.type`). */
export interface FieldError {
  path: string
  message: string
}

/** A mutation's result: any member of its union. */
export interface MutationAnswer {
  readonly __typename: string
  readonly message?: string | undefined
  readonly fields?: ReadonlyArray<FieldError> | undefined
}

/** What a form shows when its mutation was rejected. */
export interface FormErrors {
  /** Shown below their fields. */
  fields: ReadonlyArray<FieldError>
  /** For the whole form; null when the field errors are enough. */
  message: string | null
}

/** What every mutation selects for its errors: `...formErrors_answer @relay(mask: false)`. */
void graphql`
  fragment formErrors_answer on NamedError {
    message
    ... on ValidationErrors {
      fields {
        path
        message
      }
    }
  }
`

/** The errors of a mutation's result, or null on success (its type name ends in `Success`). */
export function formErrors(answer: MutationAnswer): FormErrors | null {
  if (answer.__typename.endsWith('Success')) return null
  const fields = answer.fields ?? []
  return {
    fields,
    message: fields.length > 0 ? null : (answer.message ?? 'Something went wrong. Try again.'),
  }
}
