import type { FormField } from '../../documents/index.ts'
import type { Box, Line, Reading } from '../../reading/index.ts'

/** A field of a form, with the words that stand beside it. */
export interface LabeledField {
  readonly name: string
  /** What the form calls it; for a box to check, the words behind it. */
  readonly label: string
  /** For a box to check, the question that it answers: "Any prior losses?" before "Yes" and "No". */
  readonly question: string
  readonly kind: FormField['kind']
  readonly options: readonly string[]
  /** How many fields above it have the same label, as in the rows of a schedule. */
  readonly ordinal: number
}

type Asked = Pick<FormField, 'name' | 'kind' | 'label' | 'options' | 'place'>

/** Each field with its tooltip, or with the words that stand left of it, above or beneath it or, for a box, behind it. */
export function labeledFields(fields: readonly Asked[], reading: Reading): LabeledField[] {
  const placed = fields.map((field) => ({ field, box: boxOf(field, reading) }))
  const pagesWithLabelsBelow = new Set(
    reading.pages.filter((page) => hasLabelsBelow(page, placed)).map(({ number }) => number),
  )
  const found = placed.map(({ field, box }) => {
    const lines = reading.pages.find(({ number }) => number === field.place?.page)?.lines ?? []
    const others = placed.flatMap(({ field: other, box: own }) =>
      own && other !== field && other.place?.page === field.place?.page ? [own] : [],
    )
    if (!box) return { field, box, label: field.label ?? '', question: '' }
    const isBox = field.kind === 'checkBox'
    const behind = isBox ? wordsBehind(box, lines, others) : ''
    const isBelow = field.place !== null && pagesWithLabelsBelow.has(field.place.page)
    const beside = isBelow && !isBox ? wordsBelow(box, lines) : besideOrAbove(box, lines, { others, isBox })
    const label = field.label || behind || beside
    return { field, box, label: clean(label), question: behind ? clean(beside) : '' }
  })
  const withColumns = found.map((each) =>
    each.label === '' ? { ...each, label: columnLabel(each, found) } : each,
  )
  const counts = new Map<string, number>()
  return withColumns.map(({ field: { name, kind, options }, label, question }) => {
    const key = `${label} ${question}`.toLowerCase()
    const ordinal = counts.get(key) ?? 0
    counts.set(key, ordinal + 1)
    return { name, kind, options, label, question, ordinal }
  })
}

function clean(label: string): string {
  return label
    .replace(/[_.…]{3,}/g, ' ')
    .replace(/[:*\s]+$/, '')
    .trim()
}

/** The place of a field from the top left corner of its page. */
function boxOf({ place }: Asked, reading: Reading): Box | null {
  const page = place && reading.pages.find(({ number }) => number === place.page)
  if (!place || !page) return null
  return { x: place.x, y: page.height - place.y - place.height, width: place.width, height: place.height }
}

function right({ x, width }: Box): number {
  return x + width
}
// The label of a tall field stands at its first line.
function isOnBaseline(line: Box, box: Box): boolean {
  return (
    (box.height > 24 && line.y > box.y - 4 && line.y + line.height < box.y + box.height && line.x < box.x) ||
    Math.abs(line.y + line.height / 2 - (box.y + box.height / 2)) < 8
  )
}

/** The words right behind a box, up to the next field. */
function wordsBehind(box: Box, lines: readonly Line[], others: readonly Box[]): string {
  const next = Math.min(
    ...others.filter((other) => isOnBaseline(other, box) && other.x > box.x).map(({ x }) => x),
    Infinity,
  )
  const words = lines
    .filter((line) => isOnBaseline(line.box, box))
    .flatMap((line) => line.words)
    .filter((word) => word.box.x >= right(box) - 2 && word.box.x < next)
    .toSorted((a, b) => a.box.x - b.box.x)
  const taken: string[] = []
  let end = right(box)
  for (const word of words) {
    if (word.box.x - end > (taken.length === 0 ? 12 : 9)) break
    taken.push(word.text)
    end = right(word.box)
  }
  return taken.join(' ')
}

function besideOrAbove(
  box: Box,
  lines: readonly Line[],
  { others, isBox }: { others: readonly Box[]; isBox: boolean },
): string {
  // The words behind a box to check are not the label of the next field.
  const isTaken = (line: Box) =>
    others.some(
      (other) =>
        other.width < 20 &&
        isOnBaseline(line, other) &&
        line.x >= right(other) - 2 &&
        line.x - right(other) < 14,
    )
  const near = lines.flatMap(({ words, text, box: own }) => {
    if (!isBox && isTaken(own)) return []
    if (isOnBaseline(own, box)) {
      // Several labels may stand on one line: what counts is between this field and the one before it.
      const before = Math.max(
        ...others.filter((other) => isOnBaseline(other, box) && right(other) <= box.x + 2).map(right),
        0,
      )
      const between = words.filter(
        ({ box: word }) => word.x >= (isBox ? 0 : before - 2) && right(word) <= box.x + 4,
      )
      const last = between.at(-1)
      if (!last) return []
      const first = between.findLastIndex(({ box: word }, at) => {
        const previous = between[at - 1]
        return previous !== undefined && word.x - right(previous.box) > 24
      })
      // Boxes in a row share the question at the beginning of their line.
      const label = isBox
        ? between.filter(({ box: word }) => word.x < firstBox(box, others))
        : between.slice(Math.max(0, first))
      return label.length === 0
        ? []
        : [
            {
              text: label.map((word) => word.text).join(' '),
              distance: isBox ? 5 : 10 + (box.x - right(last.box)) / 10,
            },
          ]
    }
    const gap = box.y - (own.y + own.height)
    const isAbove =
      gap >= (box.height > 18 ? -11 : -3) && gap < 14 && own.x < right(box) && right(own) > box.x
    if (!isAbove) return []
    const isBlocked = others.some(
      (other) => other.y < box.y && other.y >= own.y && other.x < right(box) && right(other) > box.x,
    )
    if (isBlocked) return []
    // Of a line that runs over several fields, the words above this one.
    const part =
      own.x < box.x - 8 ? words.filter(({ box: word }) => word.x >= box.x - 4 && word.x < right(box)) : words
    const said = part.length === 0 ? text : part.map((word) => word.text).join(' ')
    return [{ text: said, distance: 20 + Math.abs(gap) + Math.max(0, box.x - own.x) / 4 }]
  })
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.text ?? ''
}

function firstBox(box: Box, others: readonly Box[]): number {
  return Math.min(
    box.x,
    ...others
      .filter((other) => isOnBaseline(other, box) && other.width < 20 && other.x < box.x)
      .map(({ x }) => x),
  )
}

/** How far beneath its field a label may stand. */
const labelReach = 8
/** How far left of its field. */
const besideReach = 60

/** The words right beneath a field. */
function wordsBelow(box: Box, lines: readonly Line[]): string {
  const bottom = box.y + box.height
  const under = lines
    .filter(({ box: line }) => line.y - bottom > -4 && line.y - bottom < labelReach)
    .flatMap(({ words }) => words)
    .filter(({ box: word }) => word.x >= box.x - 4 && word.x < right(box))
  return under.map(({ text }) => text).join(' ')
}

/** Whether a form prints its labels under the lines to write on: most fields have their nearest words beneath. */
function hasLabelsBelow(
  { number, lines }: Reading['pages'][number],
  placed: readonly { field: Asked; box: Box | null }[],
): boolean {
  const boxes = placed.flatMap(({ field, box }) =>
    box && field.place?.page === number && field.kind === 'text' ? [box] : [],
  )
  const gapTo = (box: Box, gapOf: (line: Box) => number) =>
    Math.min(
      Infinity,
      ...lines
        .filter(({ box: line }) => line.x < right(box) && right(line) > box.x && gapOf(line) > -4)
        .map(({ box: line }) => gapOf(line)),
    )
  const below = boxes.filter((box) => {
    const gapBelow = gapTo(box, (line) => line.y - box.y - box.height)
    const gapAbove = gapTo(box, (line) => box.y - line.y - line.height)
    const isBeside = lines.some(
      ({ box: line }) =>
        isOnBaseline(line, box) && right(line) <= box.x + 4 && box.x - right(line) < besideReach,
    )
    return !isBeside && gapBelow < labelReach && gapBelow + 1 < gapAbove
  })
  return boxes.length >= 4 && below.length >= boxes.length * 0.7
}

/** A field of a schedule's lower rows has the label of the field above it. */
function columnLabel(
  { box, field }: { box: Box | null; field: Asked },
  found: readonly { field: Asked; box: Box | null; label: string }[],
): string {
  if (!box) return ''
  const above = found
    .filter(
      (each) =>
        each.box !== null &&
        each.label !== '' &&
        each.field.place?.page === field.place?.page &&
        each.box.y < box.y &&
        Math.abs(each.box.x - box.x) < 4 &&
        Math.abs(each.box.width - box.width) < 4,
    )
    .toSorted((a, b) => (b.box?.y ?? 0) - (a.box?.y ?? 0))
  return above[0]?.label ?? ''
}
