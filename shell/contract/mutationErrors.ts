import { formErrors, type FormErrors, type MutationAnswer } from './formErrors.ts'
import { RequestFailure } from './RequestFailure.ts'

/** Runs a mutation outside a route action; returns the error if it was rejected or not sent, null on success. */
export async function mutationErrors(run: () => Promise<MutationAnswer>): Promise<FormErrors | null> {
  try {
    return formErrors(await run())
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return { fields: [], message: `${error.message} Not saved. Try again.` }
  }
}

/** The errors on one line, for places without fields. */
export function errorText(errors: FormErrors | null): string | null {
  return errors && (errors.message ?? errors.fields.map(({ message }) => message).join(' '))
}
