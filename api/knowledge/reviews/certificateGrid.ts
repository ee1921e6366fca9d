import type { ReadPage, Word } from '../../reading/index.ts'
import { isMark, middle, piecesOf, type Span } from './formPieces.ts'

/** Where the columns of the coverages begin and end. */
export interface Grid {
  readonly top: number
  readonly bottom: number
  readonly insurer: Span
  readonly flags: readonly { readonly title: string; readonly at: Span }[]
  readonly flagsFrom: number
  readonly flagsTo: number
  readonly dates: readonly { readonly title: string; readonly at: Span }[]
  readonly limitsFrom: number
  readonly amountsFrom: number
}

export const day = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/

export const endOfGrid =
  /^(?:descriptions? of (?:operations(?!\s+below)|special)|certificate holder\W*(?:cancellation)?$|remarks\b)/i

export const holderTitle = /^certificate holder\W*(?:cancellation)?$/i

export const flag = /^(?:y|n|yes|no|x|n\/a|-|[☒☑✓✔✕✖✗✘×■●])$/i

const insurerLabel = /\b(?:insurer|company) [A-F]\b/i

export function gridOf({ lines, number: page }: ReadPage): Grid | null {
  const title = (pattern: RegExp, near: number | null) =>
    lines.find(({ text, box }) => pattern.test(text.trim()) && (near === null || Math.abs(box.y - near) < 16))
  const type = title(/\btypes? of (?:insurance|coverage|policy)\b|^(?:coverage|line)$/i, null)
  const near = type?.box.y ?? 0
  const number = type && title(/policy (?:number|no)\b/i, near)
  const limits = type && title(/\blimits?$/i, near)
  if (!type || !number || !limits || page < 1) return null
  const words = lines.flatMap((line) => line.words)
  const band = words.filter(({ box }) => Math.abs(box.y - near) < 16)
  const spanOf = (pattern: RegExp, leftOf = limits.box.x) => {
    const found = band.filter(({ text, box }) => pattern.test(text) && box.x < leftOf)
    return found.length === 0
      ? null
      : {
          from: Math.min(...found.map(({ box }) => box.x)),
          to: Math.max(...found.map(({ box }) => box.x + box.width)),
        }
  }
  const end = lines.find(({ text, box }) => endOfGrid.test(text.trim()) && box.y > near)
  const top = near + 16 - Math.max(0, 16 - lastOfTitles(band, near) + near)
  const bottom = end?.box.y ?? Infinity
  const inside = words.filter(({ box }) => box.y > top && box.y < bottom)
  const flags = [
    { title: 'ADDL INSD', at: spanOf(/^(?:add'?t?l|insd)\b/i) },
    { title: 'SUBR WVD', at: spanOf(/^(?:subr|wvd)\b/i) },
  ].flatMap(({ title: name, at }) => (at ? [{ title: name, at }] : []))
  const dates = [
    { title: 'POLICY EFF', at: spanOf(/^eff/i) },
    { title: 'POLICY EXP', at: spanOf(/^exp/i) },
  ].flatMap(({ title: name, at }) => (at ? [{ title: name, at }] : []))
  const days = inside.filter(({ text }) => day.test(text))
  const limitsFrom = Math.max(
    number.box.x + number.box.width,
    ...days.filter(({ box }) => box.x < limits.box.x).map(({ box }) => box.x + box.width),
    ...dates.map(({ at }) => at.to),
  )
  const signs = inside.filter(({ text, box }) => text.startsWith('$') && box.x > limitsFrom)
  const amounts = signs.map(({ box }) => box.x).toSorted((a, b) => a - b)
  const amountsFrom = amounts[Math.floor(amounts.length / 2)]
  // Other tables have columns of policies too; this form alone has their insurers as letters.
  if (amountsFrom === undefined || flags.length === 0 || !lines.some(({ text }) => insurerLabel.test(text)))
    return null
  return {
    top,
    bottom,
    insurer: spanOf(/^(?:insr|ltr|co\.?)$/i, type.box.x) ?? { from: 0, to: 0 },
    flags,
    flagsFrom: Math.min(number.box.x, ...flags.map(({ at }) => at.from)) - 3,
    flagsTo: Math.max(0, ...flags.map(({ at }) => at.to)) + 3,
    dates,
    limitsFrom,
    amountsFrom: amountsFrom - 4,
  }
}

/** The titles may take two lines. */
function lastOfTitles(band: readonly Word[], near: number): number {
  const second = band.filter(
    ({ text, box }) => box.y > near && /^(?:insd|wvd|ltr|\(?mm\/dd.*|number|limits)$/i.test(text),
  )
  return Math.max(near, ...second.map(({ box }) => box.y))
}

/** The lines of business that have their own box on the form. */
export const boxTitles =
  /^(?:commercial )?general liability|^(?:garage|automobile|auto|business auto)\b.{0,12}liab|^umbrella|^excess liab|^workers'? ?'?comp/i

function lineOf(title: string): string {
  return (
    /general|garage|auto|umbrella|excess|workers/i
      .exec(title)?.[0]
      .toLowerCase()
      .replace('excess', 'umbrella') ?? title
  )
}

/** The rows of the coverages: from each title, or around each policy number below the printed boxes. */
export function sectionsOf(words: readonly Word[], grid: Grid): { title: string; words: Word[] }[] {
  const left = piecesOf(words.filter(({ box }) => box.x < grid.flagsFrom)).filter((each) => !isMark(each))
  const titles = left
    .filter(({ text }) => boxTitles.test(text))
    // Umbrella and excess share a box, and so do the two titles of older forms: "General liability".
    .filter(({ text }, at, all) => lineOf(text) !== lineOf(all[at - 1]?.text ?? ''))
  const tops = titles.map(({ text, box }) => ({ text, y: box.y - 6 }))
  const last = tops.at(-1)?.y ?? grid.top
  const isWorkers = /^workers/i.test(titles.at(-1)?.text ?? '')
  // Below the last printed box every policy number is a row of its own, in the middle of its limits.
  const numbers = piecesOf(
    words.filter(({ text, box }) => box.y > last && box.x > grid.flagsTo && day.test(text)),
    1_000,
  )
  const endOfPrinted = Math.max(
    last,
    ...words
      .filter(({ text, box }) => /^(?:e\.l\.|below)$/i.test(text) && box.y > last)
      .map(({ box }) => box.y + box.height),
  )
  const signs = words
    .filter(({ text, box }) => text.startsWith('$') && box.x >= grid.amountsFrom)
    .map((word) => middle(word))
  const below = isWorkers
    ? numbers.filter(({ box }) => box.y > endOfPrinted)
    : numbers.slice(titles.length > 0 ? 1 : 0)
  const own = below.map((each, at) => {
    const before = below[at - 1]
    const start = before ? (middle(before) + middle(each)) / 2 : endOfPrinted
    // Rows may be as close together as lines.
    const slack = before ? Math.min(4, (middle(each) - middle(before)) / 4) : 4
    // The first limit of the row is the one whose distance to the number is that of the last.
    const text = left
      .filter(({ box }) => box.y > start - slack && box.y <= each.box.y + each.box.height)
      .toSorted((a, b) => a.box.y - b.box.y)
    const title = text.find(({ text: titleText }) => /^[A-Z]/.test(titleText) && titleText.length > 3)
    const above = signs.filter((y) => y > endOfPrinted && y < middle(each) && y > start - 8)
    const top = Math.min(title?.box.y ?? Infinity, ...above.slice(title ? above.length : 0))
    return { text: title?.text ?? '', y: (Number.isFinite(top) ? top : start) - slack }
  })
  const all = [...tops, ...own].toSorted((a, b) => a.y - b.y)
  return all.map(({ text, y }, at) => ({
    title: text,
    words: words.filter((word) => middle(word) >= y && middle(word) < (all[at + 1]?.y ?? grid.bottom)),
  }))
}
