import { type Asked, bottom, lastAbove, type PlacedField, type Segment } from './formLayout.ts'

/** "PREMISES #: 2": a part of the form for one of several. */
export const numberedPart =
  /\b(premises|location|loc|building|vehicle|driver|unit)\s*(?:#|no\.?|number)?\s*:?\s*(\d)\b/i

/** "UNIT 2" over what follows. */
export const ofOnePart = /^(?:premises|location|building|vehicle|driver|unit) ?(?:#|no\.?|number)? ?\d$/i

/** A part of a form among parts that repeat. */
export interface Block {
  readonly number: number
  readonly noun: string
}

/** The part of the form that each field belongs to, where parts repeat: "UNIT 2", or "Location 1" beside "Location 2". */
export function blocksOf(
  placed: readonly PlacedField[],
  parts: readonly Segment[],
  labelOf: (field: Asked) => string,
): Map<Asked, Block> {
  const numbered = parts.flatMap((segment) => {
    const [, noun = '', number] = numberedPart.exec(segment.text) ?? []
    return number ? [{ ...segment, number: Number(number), noun: noun.toLowerCase() }] : []
  })
  const found = new Map<Asked, Block>()
  if (new Set(numbered.map(({ number }) => number)).size < 2) return found
  for (const { field, page, box } of placed) {
    const above = lastAbove(numbered, { page, box })
    if (above) found.set(field, above)
  }
  // Nothing tells where the last parts end, but that no other part asks what follows.
  for (const noun of new Set(numbered.map((each) => each.noun))) {
    const own = placed.filter(({ field }) => found.get(field)?.noun === noun)
    const numbersOf = Map.groupBy(own, ({ field }) => labelOf(field))
    const isShared = ({ field }: PlacedField) =>
      new Set(numbersOf.get(labelOf(field))?.map((each) => found.get(each.field)?.number)).size > 1
    const end = own.toSorted((a, b) => a.page - b.page || a.box.y - b.box.y).findLast(isShared)
    if (!end) continue
    for (const { field, page, box } of own)
      if (page > end.page || (page === end.page && box.y > bottom(end.box))) found.delete(field)
  }
  return found
}

/** Fields for the number of a premises or unit, each at the head of a part of the form of its own. */
export function blockStarts(
  texts: readonly PlacedField[],
  labels: ReadonlyMap<Asked, string>,
): PlacedField[] {
  const starts = texts
    .filter(({ field }) =>
      /\b(?:premises|location|building|unit|vehicle) ?(?:#|no\.?|number)\W*$/i.test(labels.get(field) ?? ''),
    )
    .toSorted((a, b) => a.page - b.page || a.box.y - b.box.y)
  const [first] = starts
  const same = starts.filter(({ field }) => labels.get(field) === labels.get(first?.field as Asked))
  const isApart = same.every((each, at) => {
    const next = same[at + 1]
    return next === undefined || next.page > each.page || next.box.y - each.box.y > 80
  })
  return same.length > 1 && isApart ? same : []
}

export function blockAt({ page, box }: PlacedField, starts: readonly PlacedField[]): Block | null {
  const at = starts.findLastIndex(
    (each) => each.page < page || (each.page === page && each.box.y <= box.y + 4),
  )
  return at === -1 ? null : { number: at + 1, noun: '' }
}
