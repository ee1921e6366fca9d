import type { Box } from '../../reading/index.ts'
import { bottom, isOnRow, overlaps, type PlacedField, right, type Segment } from './formLayout.ts'

interface Around {
  /** The fields to write in. */
  readonly texts: readonly PlacedField[]
  /** Every box to check and every radio button. */
  readonly boxes: readonly { readonly page: number; readonly box: Box }[]
  readonly headings: readonly Segment[]
}

/** The words of a box to check, and the question before it on its line. */
export function boxLabel(
  { box, page }: PlacedField,
  segments: readonly Segment[],
  around: Around,
): { label: string; question: string; taken: Segment[] } {
  const onRow = rowOf(box, page, segments)
  const row = around.boxes
    .filter((each) => each.page === page && isOnRow(each.box, box))
    .map((each) => each.box)
  const first = Math.min(...row.map(({ x }) => x))
  const last = Math.max(...row.map(({ x }) => x))
  const before = onRow.filter((each) => right(each.box) <= box.x + 4).at(-1)
  // "YES [ ]  NO [ ]": the answers precede their boxes.
  const isAnswered = before !== undefined && isYesOrNo(before.text) && box.x - right(before.box) < 12
  const asked = onRow.filter((each) => /[A-Za-z]{4}/.test(each.text) && isLevel(each.box, box))
  if (isAnswered && onRow.some((each) => isYesOrNo(each.text) && right(each.box) <= first + 4)) {
    const own = asked.filter((each) => right(each.box) <= before.box.x).at(-1)
    const question = own ? wrapped(own, segments) : null
    return { label: before.text, question: question?.text ?? '', taken: [before, ...(question?.parts ?? [])] }
  }
  const behind = wordsBehind(box, onRow, row)
  const left = onRow.filter((each) => right(each.box) <= first + 4).at(-1)
  const column = behind ? null : columnHead(box, page, segments)
  if (column) {
    const question = left && wrapped(left, segments)
    return { label: column.text, question: question?.text ?? '', taken: [column, ...(question?.parts ?? [])] }
  }
  const isNear = before !== undefined && box.x - right(before.box) < 24
  const lastHasWords = row.some((each) => each.x === last && wordsBehind(each, onRow, row) !== null)
  if (!behind || !lastHasWords) {
    const head = isNear ? null : headAbove(box, page, segments, around.texts)
    const found = head ?? (before && wrapped(before, segments))
    return { label: found?.text ?? '', question: '', taken: found?.parts ?? [] }
  }
  // "[ ] Quote   Billing plan [ ] Agency bill": a line may hold several groups.
  const group = onRow.findLast(
    (each) =>
      right(each.box) <= box.x + 4 &&
      each.box.x > first &&
      /[A-Za-z]{4}/.test(each.text) &&
      !isBehindBox(each, page, around.boxes) &&
      !around.texts.some(
        (text) =>
          text.page === page && isOnRow(text.box, box) && text.box.x > each.box.x && text.box.x < box.x,
      ),
  )
  if (group && !isYesOrNo(behind.text))
    return { label: behind.text, question: group.text, taken: [behind, group] }
  if (!left || isParted({ box, page, first }, left, around)) {
    const after = isYesOrNo(behind.text) ? questionBehind(behind, onRow, row) : null
    return { label: behind.text, question: after?.text ?? '', taken: after ? [behind, after] : [behind] }
  }
  // "Swimming pool ........ [ ] Yes [ ] No": answers at the end of a line are to what begins it.
  const isOwn =
    /\?\s*$/.test(left.text) ||
    ((first - right(left.box) < 70 || isYesOrNo(behind.text)) && isLevel(left.box, box))
  const question = isOwn ? wrapped(left, segments) : null
  return { label: behind.text, question: question?.text ?? '', taken: [behind, ...(question?.parts ?? [])] }
}

function isYesOrNo(text: string): boolean {
  return /^(?:yes|no|y|n|n\/?a)$/i.test(text)
}

/** "[ ] Y [ ] N  Dash cameras in all units": the question follows its last answer. */
function questionBehind(answer: Segment, onRow: readonly Segment[], row: readonly Box[]): Segment | null {
  const [next, ...others] = onRow.filter(({ box }) => box.x > answer.box.x)
  if (!next) return null
  const isAnswer = row.some((box) => next.box.x >= right(box) - 3 && next.box.x - right(box) < 14)
  if (isAnswer) return isYesOrNo(next.text) ? questionBehind(next, others, row) : null
  return next.box.x - right(answer.box) < 30 && /[A-Za-z]{3}/.test(next.text) ? next : null
}

/** Whether words are on the same line as a box, and not below the field beside it. */
function isLevel(words: Box, box: Box): boolean {
  return Math.abs(words.y + words.height / 2 - box.y - box.height / 2) <= 4.5
}

/** Whether the text left of the first box belongs to a field between the two, or to another box. */
function isParted(
  { box, page, first }: { box: Box; page: number; first: number },
  left: Segment,
  { texts, boxes }: Around,
): boolean {
  const isBetween = texts.some(
    (each) =>
      each.page === page && isOnRow(each.box, box) && each.box.x >= right(left.box) - 4 && each.box.x < first,
  )
  return isBetween || isBehindBox(left, page, boxes)
}

function isBehindBox(segment: Segment, page: number, boxes: Around['boxes']): boolean {
  return boxes.some(
    (each) =>
      each.page === page &&
      isOnRow(each.box, segment.box) &&
      segment.box.x >= right(each.box) - 3 &&
      segment.box.x - right(each.box) < 14,
  )
}

/** A question of two lines, whose second is beside the boxes. */
function wrapped(last: Segment, segments: readonly Segment[]): { text: string; parts: Segment[] } {
  const start =
    /^[a-z](?![.)])/.test(last.text) &&
    segments.find(
      (each) =>
        each.page === last.page &&
        Math.abs(each.box.x - last.box.x) < 20 &&
        last.box.y - bottom(each.box) > -3 &&
        last.box.y - bottom(each.box) < 6,
    )
  return start
    ? { text: `${start.text} ${last.text}`, parts: [start, last] }
    : { text: last.text, parts: [last] }
}

/** What heads the column of a box in a grid. */
function headAbove(
  box: Box,
  page: number,
  segments: readonly Segment[],
  texts: readonly PlacedField[],
): { text: string; parts: Segment[] } | null {
  const center = box.x + box.width / 2
  const [near] = segments
    .filter(
      (each) =>
        each.page === page &&
        box.y - bottom(each.box) > -4 &&
        box.y - bottom(each.box) < 90 &&
        each.box.x - 6 < center &&
        right(each.box) + 6 > center &&
        each.box.width < 120,
    )
    .toSorted((a, b) => b.box.y - a.box.y)
  const start = columnStart(box, page, segments, texts)
  const head = start && (!near || start.box.y > near.box.y + 4) ? start : near
  return head ? { text: head.text, parts: [head] } : null
}

/** The head of the column that a box behind fields to write in is in the middle of. */
function columnStart(
  box: Box,
  page: number,
  segments: readonly Segment[],
  texts: readonly PlacedField[],
): Segment | undefined {
  const isInRow = texts.some(
    (each) => each.page === page && isOnRow(each.box, box) && right(each.box) <= box.x + 4,
  )
  const above = segments.filter(
    (each) => each.page === page && bottom(each.box) < box.y + 4 && box.y - bottom(each.box) < 90,
  )
  const lines = above
    .map((each) => above.filter((other) => Math.abs(other.box.y - each.box.y) < 3))
    .filter((line) => line.length > 2)
    .toSorted((a, b) => (b[0]?.box.y ?? 0) - (a[0]?.box.y ?? 0))
  const [heads = []] = lines
  return isInRow
    ? heads.toSorted((a, b) => a.box.x - b.box.x).findLast((each) => each.box.x <= box.x + box.width / 2)
    : undefined
}

/** The words beside each button of a radio group, and the question before them. */
export function buttonLabels(
  { buttons, page }: PlacedField,
  segments: readonly Segment[],
  around: Around,
): { labels: string[]; question: string; taken: Segment[] } {
  const taken: Segment[] = []
  const labels = buttons.map((button) => {
    const onRow = rowOf(button, page, segments)
    const row = around.boxes
      .filter((each) => each.page === page && isOnRow(each.box, button))
      .map((each) => each.box)
    const before = onRow.findLast((each) => right(each.box) <= button.x + 4)
    // "Yes ( ) No ( )": the answers precede their buttons.
    const isBefore =
      before !== undefined &&
      isYesOrNo(before.text) &&
      button.x - right(before.box) < 12 &&
      !isBehindBox(onRow.find((each) => isYesOrNo(each.text)) ?? before, page, around.boxes)
    const words = isBefore ? before : (wordsBehind(button, onRow, row) ?? columnHead(button, page, segments))
    if (words) taken.push(words)
    return words?.text ?? ''
  })
  const [first] = buttons.toSorted((a, b) => a.y - b.y || a.x - b.x)
  if (!first) return { labels, question: '', taken }
  const left = rowOf(first, page, segments)
    .filter((each) => right(each.box) <= first.x + 4 && !taken.includes(each))
    .at(-1)
  const above = questionAbove(first, page, segments, around)
  const isOwn =
    left !== undefined &&
    (isLevel(left.box, first) || !above) &&
    !isParted({ box: first, page, first: first.x }, left, around)
  const question = isOwn ? wrapped(left, segments) : above && { text: above.text, parts: [above] }
  return {
    labels,
    question: question?.text ?? left?.text ?? '',
    taken: [...taken, ...(question?.parts ?? [])],
  }
}

function rowOf(box: Box, page: number, segments: readonly Segment[]): Segment[] {
  return segments
    .filter((each) => each.page === page && isOnRow(each.box, box))
    .toSorted((a, b) => a.box.x - b.box.x)
}

/** The words right behind a box, up to the next one. */
function wordsBehind(box: Box, onRow: readonly Segment[], row: readonly Box[]): Segment | null {
  const next = Math.min(...row.filter(({ x }) => x > box.x + 2).map(({ x }) => x), Infinity)
  return onRow.find(({ box: { x } }) => x >= right(box) - 3 && x - right(box) < 14 && x < next) ?? null
}

/** "Yes" or "No" over a column of boxes. */
function columnHead(box: Box, page: number, segments: readonly Segment[]): Segment | null {
  const center = box.x + box.width / 2
  return (
    segments
      .filter(
        (each) =>
          each.page === page &&
          each.box.y < box.y &&
          isYesOrNo(each.text) &&
          Math.abs(each.box.x + each.box.width / 2 - center) < 14,
      )
      .toSorted((a, b) => b.box.y - a.box.y)[0] ?? null
  )
}

/** Whether words are the label of a field right beneath them. */
function isOverField(words: Box, box: Box): boolean {
  return Math.abs(words.x - box.x) < 6 && box.y - bottom(words) > -4 && box.y - bottom(words) < 5
}

/** The words over a box that has none before it on its line. */
export function questionAbove(
  box: Box,
  page: number,
  segments: readonly Segment[],
  { headings, boxes, texts }: Around,
): Segment | undefined {
  return segments
    .filter(
      (each) =>
        each.page === page &&
        !texts.some((text) => text.page === page && isOverField(each.box, text.box)) &&
        !isBehindBox(each, page, boxes) &&
        box.y - bottom(each.box) > -4 &&
        box.y - bottom(each.box) < 60 &&
        (headings.includes(each) ||
          (overlaps(each.box, { ...box, x: box.x - 8, width: 40 }) && each.box.x < box.x + 20)),
    )
    .toSorted((a, b) => b.box.y - a.box.y)[0]
}
