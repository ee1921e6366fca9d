import type { FormField } from '../../documents/index.ts'
import type { Reading } from '../../reading/index.ts'
import { type Block, blockAt, blocksOf, blockStarts, numberedPart, ofOnePart } from './blocksOf.ts'
import { codedBox, codedLabel } from './codedName.ts'
import { fieldPieces, type Piece } from './fieldPieces.ts'
import { gridHeads } from './gridHeads.ts'
import { boxLabel, buttonLabels, questionAbove } from './boxLabels.ts'
import {
  type Asked,
  headingsOf,
  lastAbove,
  isOnRow,
  overlaps,
  type PlacedField,
  placedFields,
  type Segment,
  segmentsOf,
} from './formLayout.ts'
import { stackedText } from './stackedText.ts'
import { plainGrids } from './plainGrids.ts'
import { rowHeads } from './rowHeads.ts'
import {
  fillFromColumn,
  joinWrappedLabel,
  labelFromRow,
  type Open,
  splitSharedLabels,
  textLabels,
} from './textLabels.ts'

/** A field of a form, with the words around it. */
export interface LabeledField {
  readonly name: string
  /** What the form calls it; for a box to check, the words behind it. */
  readonly label: string
  /** For a box to check, the question that it answers: "Any prior losses?" before "Yes" and "No". */
  readonly question: string
  readonly kind: FormField['kind']
  readonly options: readonly string[]
  /** The words beside the button of each option of a radio group; empty when there are none. */
  readonly optionLabels: readonly string[]
  /** How many fields above it have the same label, as in the rows of a schedule. */
  readonly ordinal: number
  /** The headings above it: the part of the form, and the nearest heading. */
  readonly section: string
  /** The labels of the fields beside it on its line. */
  readonly beside: readonly string[]
  /** Those to the left of it. */
  readonly left: readonly string[]
  /** The names of the fields to write in on its line. */
  readonly mates: readonly string[]
  /** The label at the left of its grid line: "General liability". */
  readonly row: string
  /** The largest words at the top of the form. */
  readonly title: string
  /** Its left edge on the page; null when it is not shown. */
  readonly x: number | null
  /** The number of its part among parts that repeat, "PREMISES #: 2"; null for none. */
  readonly block: number | null
  /** What its part is called: "premises"; empty when it has no heading. */
  readonly blockNoun: string
  /** The part of a date or a phone number that it takes, where several small fields share a label; else null. */
  readonly piece: Piece | null
}

/** Each field with its tooltip, or with the words to its left, above or below it or, for a box, after it. */
export function labeledFields(fields: readonly Asked[], reading: Reading): LabeledField[] {
  const placed = placedFields(fields, reading)
  const segments = segmentsOf(reading, placed)
  const headings = headingsOf(segments, placed)
  const boxes = placed.flatMap(({ field, page, box, buttons }) =>
    field.kind === 'checkBox'
      ? [{ page, box }]
      : buttons.length > 0
        ? buttons.map((button) => ({ page, box: button }))
        : [],
  )
  const texts = placed.filter(({ field, buttons }) => field.kind !== 'checkBox' && buttons.length === 0)
  const around = { texts, boxes, headings }
  const claimed = new Set<Segment>(headings)
  const own = new Map<Asked, { label: string; question: string; optionLabels: readonly string[] }>()
  for (const each of placed) {
    if (each.buttons.length === 0) continue
    const found = buttonLabels(each, segments, around)
    for (const segment of found.taken) claimed.add(segment)
    own.set(each.field, { label: found.question, question: '', optionLabels: found.labels })
  }
  for (const each of placed.filter(({ field }) => field.kind === 'checkBox')) {
    const found = boxLabel(each, segments, around)
    for (const segment of found.taken) claimed.add(segment)
    own.set(each.field, { label: found.label, question: found.question, optionLabels: [] })
  }
  const labels = textLabels(texts, { segments: segments.filter((each) => !claimed.has(each)), all: placed })
  for (const segment of labels.values()) claimed.add(segment)
  let before: { box: PlacedField['box']; question: string } | null = null
  for (const { field, box, page } of placed) {
    const found = own.get(field)
    if (field.kind !== 'checkBox' || !found) {
      before = null
      continue
    }
    if (found.question === '' && !isQuestion(found.label)) {
      // Boxes that run over several lines answer one question.
      const isNext = before !== null && box.y - before.box.y < 40
      const open = segments.filter((each) => !claimed.has(each) || headings.includes(each))
      const question = isNext ? before?.question : questionAbove(box, page, open, around)?.text
      own.set(field, { ...found, question: question ?? '' })
    }
    before = { box, question: own.get(field)?.question ?? '' }
  }
  const withText = new Map(
    texts.map((each) => {
      const segment = labels.get(each.field)
      return [each.field, segment ? stackedText(segment, each, { segments, claimed }) : ''] as [Asked, string]
    }),
  )
  for (const each of texts)
    if (withText.get(each.field) === '') fillFromColumn(each, { texts, segments }, withText)
  splitSharedLabels(texts, withText)
  const open = { segments, claimed, headings, placed }
  for (const each of texts) labelFromRow(each, withText, open)
  for (const each of texts) joinWrappedLabel(each, withText, open)
  const pieces = fieldPieces(texts, withText, segments)
  const heads = rowHeads(texts, withText, segments)
  const rows = gridHeads(
    texts.filter(({ field }) => !heads.has(field)),
    withText,
    open,
  )
  for (const [field, { column, head }] of plainGrids(placed, withText, open)) {
    if (rows.has(field) || heads.has(field)) continue
    if (field.kind === 'checkBox') own.set(field, { label: column, question: '', optionLabels: [] })
    else withText.set(field, column)
    rows.set(field, head)
  }
  // "Tick if applicable" on every box is no label of any.
  const isShared = ({ kind, label }: Asked) =>
    kind === 'checkBox' &&
    fields.filter((each) => each.kind === 'checkBox' && each.label === label).length > 4
  const counts = new Map<string, number>()
  const [first] = reading.pages
  const [largest] = [...(first?.margins ?? []), ...(first?.lines ?? [])]
    .filter(({ box }) => box.y < (first?.height ?? 0) / 4)
    .toSorted((a, b) => b.box.height - a.box.height)
  const title = largest?.words.map(({ text }) => text).join(' ') ?? ''
  const starts = blockStarts(texts, withText)
  const parts = [...headings, ...segments.filter(({ text }) => ofOnePart.test(text))]
  const blocks = blocksOf(placed, parts, (field) => withText.get(field) ?? own.get(field)?.label ?? '')
  return fields.map((field) => {
    const at = placed.find((each) => each.field === field)
    const found = own.get(field)
    const tooltip = tooltipParts(isShared(field) ? '' : (field.label ?? ''))
    const coded =
      field.kind === 'checkBox' && /^check the box/i.test(field.label ?? '') ? codedBox(field.name) : null
    const line = clean(rows.get(field) ?? heads.get(field) ?? '')
    const named = /^(?:the|an?|this|indicates?|percentage) [^?]*$/i.test(tooltip.label)
      ? codedLabel(field.name)
      : null
    const wording = clean(
      coded?.option || named || tooltip.label || found?.label || withText.get(field) || '',
    )
    // Each box may repeat the question that it answers: "Snow removal? Yes".
    const [, asks = '', labelText = wording] =
      field.kind === 'checkBox' ? (/^(.{3,200}\?)\W*(yes|no|n\/a)$/i.exec(wording) ?? []) : []
    // "Y / N" over a column asks what its line says.
    const label = /^y ?\/ ?n$/i.test(labelText) && line !== '' ? line : labelText
    const question = clean(
      asks || coded?.question || found?.question || (field.kind === 'text' ? '' : tooltip.group),
    )
    const key = `${label} ${question} ${pieces.get(field) ?? ''}`.toLowerCase()
    const block = tooltip.block ?? blocks.get(field) ?? (at ? blockAt(at, starts) : null)
    const ordinal = counts.get(key) ?? 0
    counts.set(key, ordinal + 1)
    return {
      name: field.name,
      kind: field.kind,
      options: field.options,
      optionLabels: found?.optionLabels ?? [],
      label,
      question: question === label ? '' : question,
      ordinal,
      section: at
        ? [sectionOf(at, open), rows.get(field) ?? heads.get(field), tooltip.group]
            .filter(Boolean)
            .join(' | ')
        : tooltip.group,
      row: line,
      title,
      x: at?.box.x ?? null,
      block: block?.number ?? null,
      blockNoun: block?.noun ?? '',
      piece: pieces.get(field) ?? null,
      ...neighborsOf(at, texts, withText),
    }
  })
}

/** What a tooltip says: "Enter text: Premises 2: street." as the street of the second premises. */
function tooltipParts(tooltip: string): { label: string; group: string; block: Block | null } {
  const asked = /to the question, ?["“](.+?)["”]/.exec(tooltip)?.[1]
  if (asked) return { label: asked, group: '', block: null }
  const tooltipText = tooltip
    // "14. Snow removal? Yes": the number of the question is no label.
    .replace(/^\(?(?:\d{1,3}[a-z]?|[a-z])[.)]\s+/i, '')
    .replace(/^(?:enter|check|select)\b[^:]*:\s*/i, '')
    .replace(/^indicates (?:(?:if|whether) )?/i, '')
    .replace(/\.(?:\s.*)?$/, '')
  const [, group = '', label = tooltipText] =
    /^([^:?]{3,60}):\s+(\S.*)$/.exec(tooltipText) ??
    /^((?:[a-z]+ ){1,2}\d+(?:,? row \d+)?),? ([a-z#%].{2,})$/i.exec(tooltipText) ??
    []
  const [, noun = '', number] = numberedPart.exec(group) ?? []
  return { label, group, block: number ? { number: Number(number), noun: noun.toLowerCase() } : null }
}

function neighborsOf(
  at: PlacedField | undefined,
  texts: readonly PlacedField[],
  labels: ReadonlyMap<Asked, string>,
): Pick<LabeledField, 'beside' | 'left' | 'mates'> {
  if (!at) return { beside: [], left: [], mates: [] }
  const onRow = texts.filter((other) => other !== at && other.page === at.page && isOnRow(other.box, at.box))
  const labelOf = ({ field }: PlacedField) => clean(labels.get(field) ?? '')
  return {
    beside: onRow.map(labelOf),
    mates: onRow.map(({ field }) => field.name),
    left: onRow.filter(({ box }) => box.x < at.box.x).map(labelOf),
  }
}

function clean(label: string): string {
  return label
    .replace(/(?:[_.…] ?){3,}/g, ' ')
    .replace(/[:*\s]+$/, '')
    .trim()
}

/** The heading of the part, and the nearest words above that are no label of their own. */
function sectionOf({ box, page, field }: PlacedField, { headings, segments, claimed, placed }: Open): string {
  const above = lastAbove(headings, { page, box })
  const floor = above?.page === page ? above.box.y : 0
  const isBox = field.kind === 'checkBox'
  const [firstOnRow = box] = placed
    .filter((each) => !isBox && each.page === page && Math.abs(each.box.y - box.y) < 3)
    .map((each) => each.box)
    .filter((each) => headings.length < 2 || each.x <= box.x)
    .toSorted((a, b) => a.x - b.x)
    .slice(0, 1)
    .map((each) =>
      segments.some(
        (one) =>
          one.page === page &&
          !claimed.has(one) &&
          one.box.y > floor &&
          one.box.y < box.y &&
          box.y - one.box.y < 48 &&
          overlaps(one.box, box),
      )
        ? box
        : each,
    )
  const near = segments
    .filter(
      (each) =>
        each.page === page &&
        !claimed.has(each) &&
        each.box.y > floor &&
        each.box.y < box.y &&
        box.y - each.box.y < 48 &&
        /[A-Za-z]{3}/.test(each.text) &&
        overlaps(each.box, firstOnRow),
    )
    .toSorted((a, b) => b.box.y - a.box.y)[0]
  return [above?.text, near?.text].filter(Boolean).join(' | ')
}

function isQuestion(label: string): boolean {
  return /\?\s*$|^\d+[a-z]?[.)] /.test(label)
}
