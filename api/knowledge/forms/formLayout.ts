import type { FormField } from '../../documents/index.ts'
import type { Box, Reading } from '../../reading/index.ts'

export type Asked = Pick<FormField, 'name' | 'kind' | 'label' | 'options' | 'place'> &
  Partial<Pick<FormField, 'optionPlaces' | 'maxLength'>>

/** Words that belong together on a form: a label, a heading, or the words after a box. */
export interface Segment {
  readonly text: string
  readonly box: Box
  readonly isBold: boolean
  readonly page: number
}

/** A field and its place from the top left corner of its page. */
export interface PlacedField {
  readonly field: Asked
  readonly page: number
  readonly box: Box
  /** The button of each option of a radio group. */
  readonly buttons: readonly Box[]
}

export function right({ x, width }: Box): number {
  return x + width
}
export function bottom({ y, height }: Box): number {
  return y + height
}
function middle({ y, height }: Box): number {
  return y + height / 2
}
export function isOnRow(a: Box, b: Box): boolean {
  return Math.abs(middle(a) - middle(b)) < 8
}
export function overlaps(a: Box, b: Box): boolean {
  return a.x < right(b) && right(a) > b.x
}

/** How far above a field its label may be: further where it heads a column beside heads of several lines. */
export function labelReach({ page, box }: Segment, words: readonly Segment[]): number {
  const near = words.filter((each) => each.page === page)
  const row = near.filter((each) => Math.abs(each.box.y - box.y) < 3)
  if (row.length < 3) return leastReach
  const below = near.filter((each) => each.box.y > bottom(box) - 3 && each.box.y - bottom(box) < 24)
  if (below.some((each) => overlaps(each.box, box))) return leastReach
  const lowest = below
    .filter((each) => row.some((head) => Math.abs(head.box.x - each.box.x) < 3))
    .map((each) => bottom(each.box) - bottom(box))
  return leastReach + Math.max(0, ...lowest)
}

const leastReach = 18

/** The fields that are shown, with their places. */
export function placedFields(fields: readonly Asked[], reading: Reading): PlacedField[] {
  const boxOf = (place: FormField['place']): Box | null => {
    const page = place && reading.pages.find(({ number }) => number === place.page)
    return page && place
      ? { x: place.x, y: page.height - place.y - place.height, width: place.width, height: place.height }
      : null
  }
  return fields.flatMap((field) => {
    const box = boxOf(field.place)
    const buttons = (field.optionPlaces ?? []).flatMap((place) => boxOf(place) ?? [])
    return box ? [{ field, page: field.place?.page ?? 1, box, buttons }] : []
  })
}

/** The words of a form, split where a field or a gap separates them. */
export function segmentsOf(reading: Reading, placed: readonly PlacedField[]): Segment[] {
  return reading.pages.flatMap((page) => {
    const writable = placed.filter(
      (each) => each.page === page.number && each.field.kind !== 'checkBox' && each.buttons.length === 0,
    )
    // Text inside a field is its value, such as "Select".
    const isInside = ({ x, y, width, height }: Box) =>
      writable.some(
        ({ box }) =>
          x >= box.x - 1 &&
          x + width / 2 < right(box) &&
          y + height / 2 > box.y + 1 &&
          y + height / 2 < bottom(box) - 1 &&
          x + width <= right(box) + 2 &&
          box.height < 24,
      )
    const boxes = placed
      .filter((each) => each.page === page.number)
      .flatMap(({ box, buttons }) => (buttons.length > 0 ? buttons : [box]))
    return [...page.lines, ...(page.margins ?? [])].flatMap((line) => {
      const runs: Segment[] = []
      let run: (typeof line.words)[number][] = []
      const close = () => {
        const [first] = run
        const last = run.at(-1)
        if (first && last)
          runs.push({
            text: run.map(({ text }) => text).join(' '),
            box: { ...line.box, x: first.box.x, width: right(last.box) - first.box.x },
            isBold: line.isBold,
            page: page.number,
          })
        run = []
      }
      for (const word of line.words) {
        if (isInside(word.box)) {
          close()
          continue
        }
        const before = run.at(-1)
        const from = before ? right(before.box) : 0
        const isParted =
          before !== undefined &&
          (word.box.x - from > Math.max(4, line.size * 0.75) ||
            // "( ) No  Amount $ ____": an answer ends there.
            (run.length === 1 &&
              /^(?:yes|no)$/i.test(before.text) &&
              /^[A-Z]/.test(word.text) &&
              boxes.some((box) => isOnRow(box, line.box) && Math.abs(before.box.x - right(box)) < 8)) ||
            // "Any prior losses? Yes ( )": the question ends before its answer.
            (before.text.endsWith('?') &&
              /^(?:yes|no)$/i.test(word.text) &&
              boxes.some(
                (box) => isOnRow(box, line.box) && box.x > word.box.x && box.x - right(word.box) < 12,
              )) ||
            boxes.some((box) => isOnRow(box, line.box) && box.x >= from - 4 && right(box) <= word.box.x + 4))
        if (isParted) close()
        run.push(word)
      }
      close()
      return runs
    })
  })
}

const numbered = /^(?:(?:section|part)\b|[A-Z]\. |\d{1,2}\.? )[A-Z\d]/i

/** The heading above a place on a page, by its left edge where several are side by side. */
export function lastAbove<T extends Segment>(
  headings: readonly T[],
  { page, box }: { readonly page: number; readonly box: Box },
): T | undefined {
  const isLeft = (own: Box) => own.x <= box.x + 12
  return headings
    .filter((each) => each.page < page || (each.page === page && each.box.y <= box.y + 2))
    .toSorted(
      (a, b) =>
        b.page - a.page ||
        (Math.abs(a.box.y - b.box.y) > 3
          ? b.box.y - a.box.y
          : Number(isLeft(b.box)) - Number(isLeft(a.box)) || b.box.x - a.box.x),
    )[0]
}

/** Headings over the parts of a form: alone on their line, bold or in capitals, at the left. */
export function headingsOf(segments: readonly Segment[], placed: readonly PlacedField[]): Segment[] {
  return segments.filter(({ text, box, page, isBold }) => {
    // A question is the label of its answer.
    if (/\?\s*(?:\(?y ?\/ ?n\)?)?$/i.test(text)) return false
    const letters = text.replaceAll(/[^A-Za-z]/g, '')
    const isCapital = letters.length >= 5 && letters === letters.toUpperCase()
    const isNumbered = /^(?:section|part)\b|^[A-Z]\. [A-Z]/i.test(text) || (isBold && numbered.test(text))
    if (letters.length < 4 || (!isBold && !isCapital && !isNumbered)) return false
    // Headings of parts side by side are numbered, and a number may be set apart: "01  WHO YOU ARE".
    const others = segments.filter(
      (each) =>
        each.page === page &&
        each.box !== box &&
        isOnRow(each.box, box) &&
        !/^\W*\w{1,2}\W*$/.test(each.text),
    )
    const isAlone =
      !placed.some((each) => each.page === page && isOnRow(each.box, box) && right(each.box) > box.x) &&
      (isNumbered ? others.every((each) => numbered.test(each.text)) : others.length === 0)
    return isAlone && (box.x < 120 || isNumbered)
  })
}
