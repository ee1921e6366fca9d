import { formErrors, type FormErrors, type MutationAnswer } from './formErrors.ts'
import { RequestFailure } from './RequestFailure.ts'

/** Runs a mutation outside a route action; what was refused or could not be sent, null when it succeeded. */
export async function mutationErrors(run: () => Promise<MutationAnswer>): Promise<FormErrors | null> {
  try {
    return formErrors(await run())
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return { fields: [], message: `${error.message} Not saved. Try again.` }
  }
}

/** The errors in one line, for a place without fields. */
export function errorText(errors: FormErrors | null): string | null {
  return errors && (errors.message ?? errors.fields.map(({ message }) => message).join(' '))
}
