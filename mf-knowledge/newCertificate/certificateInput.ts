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
    otherAdditionalInsureds: namesIn(values['otherAdditionalInsureds']),
    waiverOfSubrogation: isChecked('waiverOfSubrogation'),
    primaryNoncontributory: isChecked('primaryNoncontributory'),
    descriptionOfOperations: typeof descriptionOfOperations === 'string' ? descriptionOfOperations : null,
  }
}

/** The names of a list of fields, where a blank one keeps the others' places. */
function namesIn(fields: NestedValues[string] | undefined): string[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.values(fields).map((name) => (typeof name === 'string' ? name : ''))
}
