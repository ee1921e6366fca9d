import { readDocument } from '../../../reading/index.ts'
import { formValues } from '../formValues.ts'
import type { KnownValue } from '../knownValue.ts'
import type { LabeledField } from '../labeledFields.ts'

/** Labels, values and whether they need checking, filled from a letter and from records. */
export async function filledFrom(
  letter: string,
  fields: readonly LabeledField[],
  known: readonly KnownValue[] = [],
) {
  const reading = await readDocument(new TextEncoder().encode(letter), { name: 'letter.txt' })
  return formValues(fields, known, [{ name: 'letter.txt', reading }]).map(
    ({ label, value, isUncertain }) => [label, value, isUncertain] as const,
  )
}
