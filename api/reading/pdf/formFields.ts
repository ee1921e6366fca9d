import type { InkPage } from '../layout/arrangePages.ts'
import type { InkWord } from '../layout/pageInk.ts'
import type { Box, FormField } from '../reading.ts'
import { areaOf, boxOf, type Matrix } from './geometry.ts'
import type { PdfPage } from './readInk.ts'

interface Widget {
  readonly subtype?: string
  readonly fieldType?: string
  readonly fieldName?: string
  readonly fieldValue?: unknown
  readonly exportValue?: string
  readonly buttonValue?: string
  readonly checkBox?: boolean
  readonly radioButton?: boolean
  readonly hidden?: boolean
  readonly password?: boolean
  readonly rect?: readonly [number, number, number, number]
}

/** The filled-in fields of a page. */
export async function formFields(page: PdfPage, number: number): Promise<FormField[]> {
  const base = page.getViewport({ scale: 1 }).transform as unknown as Matrix
  const widgets = (await page.getAnnotations()) as Widget[]
  return widgets.flatMap((widget) => {
    if (widget.subtype !== 'Widget' || !widget.fieldName || !widget.rect || widget.password) return []
    const value = valueOf(widget)
    return value === ''
      ? []
      : [{ name: widget.fieldName, value, page: number, box: boxOf(areaOf(base, widget.rect)) }]
  })
}

function valueOf({ fieldType, fieldValue, checkBox, radioButton, exportValue, buttonValue }: Widget): string {
  if (fieldType === 'Btn') {
    if (checkBox)
      return typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === exportValue
        ? fieldValue
        : ''
    if (radioButton) return typeof fieldValue === 'string' && fieldValue === buttonValue ? fieldValue : ''
    return ''
  }
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value) => typeof value === 'string')
    .join(', ')
    .trim()
}

/** The page with the values of fields that have no look of their own: programs draw those when they show the form. */
export function withFieldValues(page: InkPage, fields: readonly FormField[]): InkPage {
  if (page.toShown) return page
  const missing = fields.filter(
    ({ value, box }) => isForText(box) && value !== '' && !page.words.some((word) => isIn(word.box, box)),
  )
  return { ...page, words: [...page.words, ...missing.flatMap(wordsOf)] }
}

/** A box for a check mark is small; its mark is drawn, or its name says it. */
function isForText({ width, height }: Box): boolean {
  return Math.max(width, height) > 25
}

function isIn(word: Box, field: Box): boolean {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2]
  return x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height
}

function wordsOf({ value, box }: FormField): InkWord[] {
  const rows = value.split(/\r\n?|\n/)
  const size = Math.min(10, (box.height / rows.length) * 0.75)
  return rows.flatMap((row, at) => {
    const baseline = box.y + ((at + 0.75) * box.height) / rows.length
    let x = box.x + 2
    return row
      .split(/\s+/)
      .filter((text) => text !== '')
      .map((text) => {
        const width = text.length * size * 0.5
        const word = {
          text,
          box: { x, y: baseline - size * 0.8, width, height: size },
          baseline,
          size,
          isBold: false,
        }
        x += width + size * 0.3
        return word
      })
  })
}
