import { degrees, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import type { PDFField, PDFPage } from '@cantoo/pdf-lib'
import { openPdf } from '../openPdf.ts'
import type { FormField } from './formFields.ts'

/** A field to be added; its place is in points from the lower left corner of the page as it is shown. */
export type NewField = Pick<FormField, 'name' | 'place'> & {
  readonly kind: 'text' | 'multiline' | 'checkBox'
  readonly label: string
}

/** The PDF with form fields added to it. They look like the page beneath them: no borders, no background. */
export async function addFields(
  bytes: Uint8Array,
  fields: readonly NewField[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await openPdf(bytes)
  const form = pdf.getForm()
  const pages = pdf.getPages()
  for (const { name, kind, label, place } of fields) {
    const page = pages[(place?.page ?? 0) - 1]
    if (!place || !page) continue
    const look = { ...placeOn(page, place), ...bare }
    let field: PDFField
    if (kind === 'checkBox') {
      const box = form.createCheckBox(name)
      box.addToPage(page, look)
      field = box
    } else {
      const text = form.createTextField(name)
      if (kind === 'multiline') text.enableMultiline()
      text.addToPage(page, look)
      field = text
    }
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label))
  }
  return new Uint8Array(await pdf.save({ updateFieldAppearances: false }))
}

/** pdf-lib draws a white field with a border unless told of none. */
const bare = { borderWidth: 0, backgroundColor: undefined, borderColor: undefined } as unknown as object

type Place = NonNullable<NewField['place']>

/** A place of the page as it is shown, on the page as it is written: it may be turned or show a part only. */
function placeOn(page: PDFPage, { x, y, width, height }: Place) {
  const turns = (((page.getRotation().angle / 90) % 4) + 4) % 4
  const crop = page.getCropBox()
  const [left, base] = [crop.x, crop.y]
  switch (turns) {
    case 1:
      return { x: left + crop.width - y, y: base + x, width, height, rotate: degrees(90) }
    case 2:
      return { x: left + crop.width - x, y: base + crop.height - y, width, height, rotate: degrees(180) }
    case 3:
      return { x: left + y, y: base + crop.height - x, width, height, rotate: degrees(270) }
    default:
      return { x: left + x, y: base + y, width, height }
  }
}
