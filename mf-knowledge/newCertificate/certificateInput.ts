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
export function checkedInput(values: NestedValues) {
  const { descriptionOfOperations = null } = values
  const isChecked = (name: string) => (values[name] ?? null) !== null
  return {
    additionalInsured: isChecked('additionalInsured'),
    waiverOfSubrogation: isChecked('waiverOfSubrogation'),
    primaryNoncontributory: isChecked('primaryNoncontributory'),
    descriptionOfOperations: typeof descriptionOfOperations === 'string' ? descriptionOfOperations : null,
  }
}
