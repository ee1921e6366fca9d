import { labelsBehind } from './labelsBehind.ts'
import {
  type Asked,
  bottom,
  isOnRow,
  labelReach,
  overlaps,
  type PlacedField,
  right,
  type Segment,
} from './formLayout.ts'

interface Candidate {
  readonly each: PlacedField
  readonly segment: Segment
  readonly side: 'left' | 'above' | 'below' | 'behind'
  readonly cost: number
}

/** One label for each text field: the nearest first, and each label once, but for what heads a column. */
export function textLabels(
  texts: readonly PlacedField[],
  { segments, all }: { segments: readonly Segment[]; all: readonly PlacedField[] },
): Map<Asked, Segment> {
  const words = segments.filter(({ text }) => /[A-Za-z]{2}|#|^\d+ ?[-–] ?\d+$/.test(text))
  const candidates = texts.flatMap((each) =>
    words.flatMap((segment) => {
      const isAlone = !words.some(
        (other) => other !== segment && other.page === segment.page && isOnRow(other.box, segment.box),
      )
      const found = candidateFor(each, segment, { all, isAlone, reach: labelReach(segment, words) })
      // "N/A is not an answer." is an instruction.
      const isSentence = / \w+ \w+ .*[a-z]\.$/.test(segment.text)
      return found ? [{ ...found, cost: found.cost + (isSentence ? 8 : 0) }] : []
    }),
  )
  const cheapest = new Map<PlacedField, Candidate>()
  for (const candidate of candidates)
    if (candidate.cost < (cheapest.get(candidate.each)?.cost ?? Infinity))
      cheapest.set(candidate.each, candidate)
  const sides = [...cheapest.values()]
  const share = (side: Candidate['side'], page: number) => {
    const onPage = sides.filter((each) => each.each.page === page)
    return onPage.filter((each) => each.side === side).length / Math.max(1, onPage.length)
  }
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      cost: candidate.cost - 8 * share(candidate.side, candidate.each.page),
    }))
    .toSorted((a, b) => a.cost - b.cost)
  const found = new Map<Asked, Segment>()
  const used = new Set<Segment>()
  for (const { each, segment, side } of ranked) {
    // Where labels are elsewhere, the text below a field is the heading of what follows.
    if (found.has(each.field) || used.has(segment) || (side === 'below' && share(side, each.page) < 0.1))
      continue
    found.set(each.field, segment)
    used.add(segment)
  }
  for (const [field, segment] of labelsBehind(texts, segments)) found.set(field, segment)
  return found
}

function candidateFor(
  each: PlacedField,
  segment: Segment,
  { all, isAlone, reach }: { all: readonly PlacedField[]; isAlone: boolean; reach: number },
): Candidate | null {
  const { box, page } = each
  const own = segment.box
  if (segment.page !== page) return null
  const isBetween = (from: number, to: number) =>
    all.some(
      (other) =>
        other !== each &&
        other.page === page &&
        isOnRow(other.box, box) &&
        other.box.x >= from - 2 &&
        other.box.x < to,
    )
  const isTall = box.height > 24
  const isLeft =
    (isOnRow(own, box) || (isTall && own.y > box.y - 4 && bottom(own) < bottom(box))) &&
    right(own) <= box.x + 6
  if (isLeft) {
    const gap = box.x - right(own)
    // On a form with its fields in a column at the right, only the line leads from one to the other.
    if (isBetween(right(own), box.x) || (gap > 170 && !isAlone)) return null
    return { each, segment, side: 'left', cost: 4 + Math.min(Math.max(0, gap) * 0.35, 10) }
  }
  const behind = own.x - right(box)
  if (isOnRow(own, box) && behind > -3 && behind < 9)
    return isBetween(box.x + 3, right(own) + 60)
      ? null
      : { each, segment, side: 'behind', cost: 10 + Math.max(0, behind) * 0.35 }
  if (!overlaps(own, box)) return null
  const aside = Math.min(
    Math.abs(own.x - box.x),
    Math.abs(own.x + own.width / 2 - box.x - box.width / 2),
    Math.max(0, own.x - box.x) + Math.max(0, right(own) - right(box)),
  )
  const gapAbove = box.y - bottom(own)
  if (gapAbove >= (box.height > 18 ? -11 : -5) && gapAbove < reach) {
    const isBlocked = all.some(
      (other) =>
        other !== each &&
        other.page === page &&
        overlaps(other.box, box) &&
        other.box.y < box.y - 4 &&
        bottom(other.box) > bottom(own) + 2,
    )
    return isBlocked
      ? null
      : { each, segment, side: 'above', cost: 8 + Math.abs(gapAbove) + Math.min(12, aside * 0.15) }
  }
  const gapBelow = own.y - bottom(box)
  if (gapBelow > -5 && gapBelow < 9)
    return { each, segment, side: 'below', cost: 8 + Math.abs(gapBelow) + Math.min(12, aside * 0.15) }
  return null
}

/** A field of a schedule's lower rows has the label of the field above it. */
export function fillFromColumn(
  each: PlacedField,
  { texts, segments }: { texts: readonly PlacedField[]; segments: readonly Segment[] },
  labels: Map<Asked, string>,
): void {
  const above = texts
    .filter(
      (other) =>
        other.page === each.page &&
        other.box.y < each.box.y &&
        Math.abs(other.box.x - each.box.x) < 4 &&
        Math.abs(other.box.width - each.box.width) < 4 &&
        labels.get(other.field) !== '',
    )
    .toSorted((a, b) => b.box.y - a.box.y)
  const [nearest] = above
  // Other words in between head what is beneath them.
  const isParted =
    nearest &&
    segments.some(
      ({ page, box, text }) =>
        page === each.page &&
        overlaps(box, each.box) &&
        box.y > bottom(nearest.box) - 3 &&
        bottom(box) < each.box.y + 6 &&
        /[A-Za-z]{3}/.test(text),
    )
  if (!nearest || isParted) return
  // Lines of one address are close together, with nothing beside the first.
  const hasNeighbors = texts.some(
    (other) => other !== nearest && other.page === each.page && isOnRow(other.box, nearest.box),
  )
  if (each.box.y - nearest.box.y < 60 && (hasNeighbors || each.box.width > 40))
    labels.set(each.field, labels.get(nearest.field) ?? '')
}

/** What a form shows, and which of its words are labels already. */
export interface Open {
  readonly segments: readonly Segment[]
  readonly claimed: ReadonlySet<Segment>
  readonly headings: readonly Segment[]
  readonly placed: readonly PlacedField[]
}

/** For a field without a label of its own: the question on its line, or what the line before ends with. */
export function labelFromRow(
  each: PlacedField,
  labels: Map<Asked, string>,
  { segments, claimed, headings, placed }: Open,
): void {
  const { box, page, field } = each
  const label = labels.get(field) ?? ''
  const isYesNo = /^y ?\/ ?n$/i.test(label)
  if (label !== '' && !isYesNo) return
  const onRow = segments.filter(
    (one) => one.page === page && isOnRow(one.box, box) && right(one.box) <= box.x + 4,
  )
  const question = onRow.find(({ text }) => /\?/.test(text))
  if (question && (box.width < 60 || isYesNo)) {
    // "Any live music? If so, nights a month ____": what follows the question is asked.
    const tail = /\?\s*(?:if (?:so|yes),?\s*)?(\S+ \S.*)$/i.exec(question.text)?.[1]
    const isAsked = tail !== undefined && /[a-z]{3}.* [a-z]{3}/i.test(tail)
    labels.set(field, isAsked ? tail : question.text.replace(/\?[^?]*$/, '?'))
    return
  }
  // "[ ] lease  Landlord ____": the words behind a box run on to the label of the next field.
  // "[ ] Wiring, year ____": all of them, when they are but one label.
  const beside = onRow.toSorted((a, b) => b.box.x - a.box.x)[0]
  if (beside && box.x - right(beside.box) < 10 && /[A-Za-z]{2}/.test(beside.text)) {
    labels.set(
      field,
      / {2,}([A-Z][A-Za-z ]+)$|(?<=[a-z]) ([A-Z][A-Za-z ]+)$/.exec(beside.text)?.slice(1).find(Boolean) ??
        beside.text,
    )
    return
  }
  const isFirst = !placed.some(
    (other) => other.page === page && other.box.x < box.x && isOnRow(other.box, box),
  )
  const wrapped = segments
    .filter(
      (one) =>
        one.page === page &&
        !claimed.has(one) &&
        /[A-Za-z]{3}/.test(one.text) &&
        box.y - bottom(one.box) > -6 &&
        box.y - bottom(one.box) < 14 &&
        one.box.x > right(box) &&
        !placed.some(
          (other) => other.page === page && isOnRow(other.box, one.box) && other.box.x > one.box.x,
        ),
    )
    .at(-1)
  const heading = headings.find(
    (one) => one.page === page && box.y - bottom(one.box) > -4 && box.y - bottom(one.box) < 16,
  )
  const above = segments
    .filter(
      (one) =>
        one.page === page &&
        !claimed.has(one) &&
        /[A-Za-z]{3}/.test(one.text) &&
        box.y - bottom(one.box) > -4 &&
        box.y - bottom(one.box) < 34 &&
        overlaps(one.box, box) &&
        one.box.x > box.x - 8,
    )
    .toSorted((a, b) => b.box.y - a.box.y)[0]
  const found =
    isFirst && onRow.length === 0 ? (wrapped ?? above ?? (box.width > 200 ? heading : undefined)) : undefined
  if (found) labels.set(field, found.text.replace(/^[A-Z\d]\.\s+/, ''))
}

/** "… ____ CDL" at the end of a line and "minimum years ____" on the next are one label. */
export function joinWrappedLabel(
  { box, page, field }: PlacedField,
  labels: Map<Asked, string>,
  { segments, claimed, placed }: Open,
): void {
  const label = labels.get(field) ?? ''
  if (!/^[a-z]/.test(label)) return
  const before = segments.find(
    (one) =>
      one.page === page &&
      !claimed.has(one) &&
      one.box.x > right(box) &&
      box.y - one.box.y > 0 &&
      box.y - one.box.y < 24 &&
      placed.some((other) => other.page === page && isOnRow(other.box, one.box)) &&
      !placed.some((other) => other.page === page && isOnRow(other.box, one.box) && other.box.x > one.box.x),
  )
  const isFirst = !placed.some(
    (other) => other.page === page && isOnRow(other.box, box) && other.box.x < box.x,
  )
  if (before && isFirst) labels.set(field, `${before.text} ${label}`)
}

/** "City / State / ZIP" over three fields is three labels, and so is "Carrier and policy number" over two. */
export function splitSharedLabels(texts: readonly PlacedField[], labels: Map<Asked, string>): void {
  for (const each of texts) {
    const parts = partsOf(labels.get(each.field) ?? '')
    if (parts.length < 2) continue
    const next = texts
      .filter(
        (other) =>
          other.page === each.page &&
          other.box.x > each.box.x &&
          isOnRow(other.box, each.box) &&
          /^\W*$/.test(labels.get(other.field) ?? ''),
      )
      .toSorted((a, b) => a.box.x - b.box.x)
      .slice(0, parts.length - 1)
    if (next.length !== parts.length - 1) continue
    for (const [at, part] of parts.entries()) labels.set((next[at - 1] ?? each).field, part)
  }
}

/** "Current carrier / policy number" as "Current carrier" and "Current policy number". */
export function partsOf(label: string): string[] {
  const [, whole, ...two] = /^([^(]+?) \(([a-z -]{3,}?) ?\/ ?([a-z -]{3,})\)$/i.exec(label.trim()) ?? []
  if (whole) return two.map((each) => `${whole} ${each}`)
  if (/\([^)]*\//.test(label)) return [label]
  const [first = '', ...others] = label
    .replace(/^\d+[a-z]?[.)] /, '')
    // "EFF (upper) EXP (lower)": two labels, one over the other.
    .replaceAll(/\s*\((?:upper|top)\)\s*\/?\s*/gi, ' / ')
    .replaceAll(/\s*\((?:lower|bottom)\)/gi, '')
    .split(/\s*[/,]\s*|\s+and\s+/)
  const lead = /^(.*) \S+$/.exec(first.trim())?.[1]
  const isSentence = others.length > 1 || lead === undefined
  // "Policy eff date / policy exp" names the policy twice.
  // "Eff date / exp date" names the date twice.
  const isWhole = (part: string) =>
    lead !== undefined &&
    (part.split(' ')[0] === lead.split(' ')[0] || part.split(' ').at(-1) === first.trim().split(' ').at(-1))
  return [first, ...others.map((part) => (isSentence || isWhole(part) ? part : `${lead} ${part}`))]
}
