import type { fillForm, FormField } from '../../documents/index.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import type { ArtifactContent } from './artifact.ts'

export const filledFormType = 'Filled form'

/** A field of a form that Cara filled. */
export interface FilledField {
  /** Its name in the PDF. */
  readonly name: string
  readonly label: string
  /** The heading that it is under; empty if there is none. */
  readonly section: string
  readonly kind: FormField['kind']
  /** What can be chosen, with the words printed beside each. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Null if it was left as it was on the blank form. */
  readonly value: string | boolean | null
  /** Where the value is from; null if there is none. */
  readonly source: string | null
  readonly isUncertain: boolean
  readonly isTooLong: boolean
  readonly cited: Citation | null
  /** Who changed it after Cara. */
  readonly changedBy: string | null
}

/** The data of a filled form: the blank form and what is in it. */
export interface FilledForm {
  readonly formId: string
  readonly fields: readonly FilledField[]
}

/** The filled form in an artifact; null for other artifacts. */
export function filledFormOf(content: ArtifactContent | null): FilledForm | null {
  if (content?.type !== 'DOCUMENT' || content.documentType !== filledFormType) return null
  // A form that was filled before its fields were kept has other data.
  return content.data?.startsWith('{"formId":') === true ? JSON.parse(content.data) : null
}

/** What is written into the PDF. */
export function pdfValues(fields: readonly FilledField[]): Parameters<typeof fillForm>[1] {
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])))
}

/** What its fields are called in the additional remarks. */
export function labelsOf(fields: readonly FilledField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]))
}

/** The value as people read it: options by the words printed on the form. */
export function shownValue({ value, options }: Pick<FilledField, 'value' | 'options'>): string {
  if (typeof value === 'boolean') return value ? 'Checked' : 'Not checked'
  return options.find((option) => option.value === value)?.label ?? value ?? ''
}
