import {
  PDFCheckBox,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { PDFDocument, PDFField, PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from '@cantoo/fontkit'
import { readFileSync } from 'node:fs'
import { fontFile } from '../fontFiles.ts'
import { printable } from '../printable.ts'
import { addRemarksPages, type Remark, removeRemarksPages } from './addRemarksPages.ts'
import { continued, fitText } from './fitText.ts'
import { openForm, tooltipOf } from './formFields.ts'
import type { FormProblem } from './formFields.ts'

/** A value that was not filled in, or was changed. */
export interface FillRemark {
  readonly name: string
  readonly problem:
    | 'NO_SUCH_FIELD'
    | 'NOT_AN_OPTION'
    | 'READ_ONLY'
    | 'WRONG_KIND'
    | 'TOO_LONG'
    | 'DAMAGED_FIELD'
}

export type FilledForm =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer>; readonly remarks: readonly FillRemark[] }
  | { readonly ok: false; readonly problem: FormProblem }

export interface FillOptions {
  readonly flatten?: boolean
  /** The names of fields in the additional remarks; their tooltips by default. */
  readonly labels?: Readonly<Record<string, string>>
}

/**
 * Fills in a fillable PDF. Text is as large as fits its field; text that doesn't fit at the smallest size is reported as
 * `TOO_LONG` and printed in full on a page of additional remarks. Flattened values become part of the page and can no longer be edited.
 */
export async function fillForm(
  bytes: Uint8Array,
  values: Readonly<Record<string, string | boolean>>,
  { flatten = false, labels = {} }: FillOptions = {},
): Promise<FilledForm> {
  const form = await openForm(bytes)
  if (!form.ok) return form
  const { pdf, fields } = form
  removeRemarksPages(pdf)
  const font = await interIn(pdf)
  const byName = new Map(fields.map((field) => [field.getName(), field]))
  const remarks = Object.entries(values).flatMap(([name, value]): FillRemark[] => {
    const field = byName.get(name)
    const problem = field ? fillSafely(field, value, { font, pdf }) : 'NO_SUCH_FIELD'
    return problem === null ? [] : [{ name, problem }]
  })
  const longTexts = remarks.flatMap(({ name, problem }): Remark[] => {
    const field = byName.get(name)
    const text = values[name]
    if (problem !== 'TOO_LONG' || !field || typeof text !== 'string') return []
    return [{ label: printable(labels[name] ?? tooltipOf(field) ?? name), text: printable(text) }]
  })
  addRemarksPages(pdf, longTexts, font)
  const filled = pdf.getForm()
  if (flatten) filled.flatten({ updateFieldAppearances: false })
  const saved = await pdf.save({ updateFieldAppearances: false })
  return { ok: true, pdf: new Uint8Array(saved), remarks }
}

async function interIn(pdf: PDFDocument): Promise<PDFFont> {
  pdf.registerFontkit(fontkit)
  return pdf.embedFont(readFileSync(fontFile('Inter', '400Regular')), { subset: true })
}

/** Fills a field. One that pdf-lib cannot handle is left empty and reported, so that the others are still filled. */
function fillSafely(
  field: PDFField,
  value: string | boolean,
  { font, pdf }: { font: PDFFont; pdf: PDFDocument },
): FillRemark['problem'] | null {
  try {
    addDefaultAppearance(field, pdf)
    return fill(field, value, font)
  } catch {
    field.acroField.dict.delete(PDFName.of('V'))
    return 'DAMAGED_FIELD'
  }
}

/** Gives a field without a usable default appearance its parent's, the form's or a plain one. */
function addDefaultAppearance({ acroField }: PDFField, pdf: PDFDocument): void {
  if (hasFont(acroField.getDefaultAppearance())) return
  const ofForm = pdf.catalog.getAcroForm()?.dict.lookup(PDFName.of('DA'))
  let inherited =
    ofForm instanceof PDFString || ofForm instanceof PDFHexString ? ofForm.decodeText() : undefined
  for (let parent = acroField.getParent(); parent; parent = parent.getParent()) {
    const own = parent.getDefaultAppearance()
    if (!hasFont(own)) continue
    inherited = own
    break
  }
  acroField.setDefaultAppearance(inherited && hasFont(inherited) ? inherited : '/Helv 0 Tf 0 g')
}

function hasFont(appearance: string | undefined): boolean {
  return appearance !== undefined && /\/\S+\s+[\d.]+\s+Tf\b/.test(appearance)
}

function fill(field: PDFField, value: string | boolean, font: PDFFont): FillRemark['problem'] | null {
  if (field.isReadOnly()) return 'READ_ONLY'
  if (field instanceof PDFCheckBox) {
    if (typeof value !== 'boolean') return 'WRONG_KIND'
    if (value) field.check()
    else field.uncheck()
    return null
  }
  if (typeof value !== 'string') return 'WRONG_KIND'
  if (field instanceof PDFTextField) return fillText(field, printable(value), font)
  if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList) {
    if (value === '') {
      field.clear()
      return null
    }
    const option = field.getOptions().find((offered) => sameOption(offered, value))
    const isFree = field instanceof PDFDropdown && field.isEditable()
    if (option === undefined && !isFree) return 'NOT_AN_OPTION'
    field.select(option ?? value)
    if (!(field instanceof PDFRadioGroup)) field.updateAppearances(font)
    return null
  }
  return 'WRONG_KIND'
}

function sameOption(offered: string, value: string): boolean {
  return offered.trim().toLowerCase() === value.trim().toLowerCase()
}

function fillText(field: PDFTextField, text: string, font: PDFFont): FillRemark['problem'] | null {
  const maxLength = field.getMaxLength()
  const isCut = maxLength !== undefined && text.length > maxLength
  const cut = isCut ? text.slice(0, maxLength).replace(/\s+\S*$/, '') : text
  const value = field.isMultiline() ? cut : cut.replaceAll('\n', ' ')
  const [widget] = field.acroField.getWidgets()
  if (field.isCombed() || !widget) {
    field.setText(value)
    field.updateAppearances(font)
    return isCut ? 'TOO_LONG' : null
  }
  const { width, height } = widget.getRectangle()
  const fitted = fitText(isCut ? `${value}${continued}` : value, font, {
    width: width - 6,
    height: height - 3,
    isMultiline: field.isMultiline(),
  })
  if (fitted.isMultiline && !field.isMultiline()) field.enableMultiline()
  // Drawn line by line, since pdf-lib takes minutes to wrap long text; the stored value has no added line breaks.
  field.acroField.dict.delete(PDFName.of('MaxLen'))
  field.setText(fitted.lines.join('\n'))
  field.setFontSize(fitted.size)
  field.updateAppearances(font)
  field.acroField.setValue(PDFHexString.fromText(value))
  if (maxLength !== undefined) field.setMaxLength(maxLength)
  return isCut || !fitted.isWhole ? 'TOO_LONG' : null
}
