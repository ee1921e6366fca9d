import {
  PDFCheckBox,
  PDFDropdown,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { PDFDocument, PDFField } from '@cantoo/pdf-lib'
import { openPdf } from '../openPdf.ts'

/** A field of a fillable PDF. */
export interface FormField {
  /** Its full AcroForm name. */
  readonly name: string
  readonly kind: 'text' | 'multiline' | 'checkBox' | 'radio' | 'choice' | 'other'
  /** The field's tooltip, which often names the field better than its name does. */
  readonly label: string | null
  /** The options of a radio group or list. */
  readonly options: readonly string[]
  /** Text, the chosen option, or whether a box is checked; null if empty. */
  readonly value: string | boolean | null
  readonly isReadOnly: boolean
  readonly isRequired: boolean
  /** The maximum number of characters, if the form limits it. */
  readonly maxLength: number | null
  /** The page, from 1, and the position in points from the lower left corner; null if the field isn't shown. */
  readonly place: {
    readonly page: number
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  } | null
  /** For a radio group, the position of each option's button, in the order of the options; empty when unknown. */
  readonly optionPlaces: readonly FormField['place'][]
}

/** Why a PDF can't be filled in. */
export type FormProblem = 'DAMAGED' | 'LOCKED' | 'NO_FIELDS' | 'XFA_ONLY'

/** The message for a form that can't be filled in. */
export const formProblemMessages: Readonly<Record<FormProblem, string>> = {
  DAMAGED: 'This file is damaged or is not a PDF.',
  LOCKED: 'This PDF is protected with a password. Upload a copy without one.',
  NO_FIELDS: 'This PDF has no fields to fill in. Upload the fillable version of the form.',
  XFA_ONLY:
    'This form uses Adobe’s XFA format, which only Adobe Reader can fill in. Open it there, print it to a PDF or ask the carrier for the AcroForm version.',
}

export type OpenedForm =
  | { readonly ok: true; readonly pdf: PDFDocument; readonly fields: readonly PDFField[] }
  | { readonly ok: false; readonly problem: FormProblem }

/** Opens a fillable PDF. A lock that forbids editing but not reading is removed. */
export async function openForm(bytes: Uint8Array): Promise<OpenedForm> {
  let pdf: PDFDocument
  try {
    pdf = await openPdf(bytes)
  } catch (error) {
    return { ok: false, problem: /encrypt|password/i.test(String(error)) ? 'LOCKED' : 'DAMAGED' }
  }
  const acroForm = pdf.catalog.getAcroForm()
  const hasXfa = acroForm?.dict.has(PDFName.of('XFA')) ?? false
  const form = pdf.getForm()
  const fields = form.getFields()
  if (fields.length > 0) {
    // A form with both kinds of fields would show the old XFA values in Adobe Reader.
    if (hasXfa) form.deleteXFA()
    return { ok: true, pdf, fields }
  }
  return { ok: false, problem: hasXfa ? 'XFA_ONLY' : 'NO_FIELDS' }
}

/** The fields of a fillable PDF in form order. */
export async function readFormFields(
  bytes: Uint8Array,
): Promise<{ ok: true; fields: readonly FormField[] } | { ok: false; problem: FormProblem }> {
  const form = await openForm(bytes)
  if (!form.ok) return form
  return { ok: true, fields: form.fields.map((field) => described(field, form.pdf)) }
}

function described(field: PDFField, pdf: PDFDocument): FormField {
  const value = valueOf(field)
  return {
    name: field.getName(),
    ...value,
    label: tooltipOf(field),
    isReadOnly: field.isReadOnly(),
    isRequired: field.isRequired(),
    maxLength: field instanceof PDFTextField ? (field.getMaxLength() ?? null) : null,
    place: placeOf(field.acroField.getWidgets()[0], pdf),
    optionPlaces:
      value.kind === 'radio' && field.acroField.getWidgets().length === value.options.length
        ? field.acroField.getWidgets().map((widget) => placeOf(widget, pdf))
        : [],
  }
}

/** The tooltip of a field, which says what belongs there. */
export function tooltipOf(field: PDFField): string | null {
  const tooltip = field.acroField.dict.lookup(PDFName.of('TU'))
  return tooltip && 'decodeText' in tooltip ? (tooltip as { decodeText(): string }).decodeText() : null
}

type FieldValue = Pick<FormField, 'kind' | 'options' | 'value'>

/** A field's kind and value. One that pdf-lib cannot read, such as rich text, must not hide the others. */
function valueOf(field: PDFField): FieldValue {
  try {
    return readableValue(field)
  } catch {
    return { kind: field instanceof PDFTextField ? 'text' : 'other', options: [], value: null }
  }
}

function readableValue(field: PDFField): FieldValue {
  if (field instanceof PDFTextField)
    return { kind: field.isMultiline() ? 'multiline' : 'text', options: [], value: field.getText() ?? null }
  if (field instanceof PDFCheckBox) return { kind: 'checkBox', options: [], value: field.isChecked() }
  if (field instanceof PDFRadioGroup)
    return { kind: 'radio', options: field.getOptions(), value: field.getSelected() ?? null }
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    return { kind: 'choice', options: field.getOptions(), value: field.getSelected()[0] ?? null }
  return { kind: 'other', options: [], value: null }
}

type Widget = ReturnType<PDFField['acroField']['getWidgets']>[number]

function placeOf(widget: Widget | undefined, pdf: PDFDocument): FormField['place'] {
  if (!widget) return null
  const pages = pdf.getPages()
  const own = widget.P()
  const at = pages.findIndex(
    (page) =>
      (own !== undefined && page.ref === own) ||
      page.node
        .Annots()
        ?.asArray()
        .some((annotation) => pdf.context.lookup(annotation) === widget.dict),
  )
  return at < 0 ? null : { page: at + 1, ...widget.getRectangle() }
}
