import { type NestedValues, nestedValues } from '../shared/nestedValues.ts'

/** What a form says of a certificate, by the API's names. */
export type CertificateInput = ReturnType<typeof certificateInput>

/** The body that a form of a certificate sends. */
export function certificateInput(form: FormData) {
  const values = nestedValues(form)
  const { holder = null, confirm = null } = values
  return { ...checkedInput(values), holder, confirm: confirm !== null }
}

/** What of it the checks are about. */
export function checkedInput({ additionalInsured = null, descriptionOfOperations = null }: NestedValues) {
  return {
    additionalInsured: additionalInsured !== null,
    descriptionOfOperations: typeof descriptionOfOperations === 'string' ? descriptionOfOperations : null,
  }
}
