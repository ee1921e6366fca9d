import { type NestedValues, nestedValues } from '../shared/nestedValues.ts'

/** A certificate form's values under the API's names. */
export type CertificateInput = ReturnType<typeof certificateInput>

/** The body a certificate form sends. */
export function certificateInput(form: FormData) {
  const values = nestedValues(form)
  const { holder = null, confirm = null } = values
  return { ...checkedInput(values), holder, confirm: confirm !== null }
}

/** The part that the checks depend on. */
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
