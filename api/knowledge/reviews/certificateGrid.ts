import type { Box, ReadPage, Word } from '../../reading/index.ts'
import { around, isMark, middle, type Piece, piecesOf, type Span } from './formPieces.ts'

/** Where the columns of the coverages begin and end. */
export interface Grid {
  readonly top: number
  readonly bottom: number
  readonly insurer: Span
  readonly flags: readonly { readonly title: string; readonly at: Span }[]
  /** What is insured, without letters and flags. */
  readonly titles: Span
  readonly numbersFrom: number
  readonly dates: readonly { readonly title: string; readonly at: Span }[]
  readonly limitsFrom: number
  readonly amountsFrom: number
}

export const day = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/

export const endOfGrid =
  /^(?:descriptions? of (?:operations(?!\s+below)|special)|certificate holder(?:\W*(?:cancellation)?$|:)|remarks\b)/i

export const holderTitle = /^certificate holder(?:\W*(?:cancellation)?$|:)/i

export const flag = /^(?:y|n|yes|no|x|n\/a|-|[☒☑✓✔✕✖✗✘×■●])$/i

const insurerLabel = /\b(?:insurer|company) [A-F]\b/i

export function gridOf({ lines, height }: ReadPage): Grid | null {
  const title = (pattern: RegExp, near: number | null) =>
    lines.find(
      (line) =>
        (pattern.test(line.text.trim()) || pattern.test(withNextLine(line, lines))) &&
        (near === null || Math.abs(line.box.y - near) < 16),
    )
  const type = title(/\btypes? of (?:insurance|coverage|policy)\b|^(?:coverage|line)$/i, null)
  const near = type?.box.y ?? 0
  const number = type && title(/policy (?:number|no)\b/i, near)
  const limits = type && title(/\blimits?$/i, near)
  // Only what is set on a page has columns.
  if (!type || !number || !limits || height === 0) return null
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
  const insurer = spanOf(/^(?:insr|ltr|co\.?)$/i, type.box.x) ?? { from: 0, to: 0 }
  const typeText = around(
    band.filter(
      ({ text, box }) => /^(?:types?|of|insurance|coverage|line)$/i.test(text) && box.x < number.box.x,
    ),
  )
  const flagsTo = Math.max(0, ...flags.map(({ at }) => at.to)) + 3
  // Older forms have the flags before the titles.
  const isBefore = flags.every(({ at }) => at.to < typeText.x)
  const numbersFrom = isBefore
    ? gapBetween(inside, { from: typeText.x + typeText.width, to: number.box.x + number.box.width })
    : flagsTo
  return {
    top,
    bottom,
    insurer,
    flags,
    titles: isBefore
      ? { from: flagsTo, to: numbersFrom }
      : {
          // A narrow column may begin right behind the letters, with its title.
          from: insurer.to === 0 ? 0 : Math.min(insurer.to + 5, typeText.x - 2),
          to: Math.min(number.box.x, ...flags.map(({ at }) => at.from)) - 3,
        },
    numbersFrom,
    dates,
    limitsFrom,
    amountsFrom: amountsFrom - 4,
  }
}

/** The title of a narrow column may take two lines: "POLICY" above "NUMBER". */
function withNextLine({ text, box }: ReadPage['lines'][number], lines: ReadPage['lines']): string {
  const below = lines.find(
    (line) => Math.abs(line.box.x - box.x) < 3 && line.box.y > box.y && line.box.y < box.y + box.height * 2,
  )
  return [text, below?.text ?? ''].map((each) => each.trim()).join(' ')
}

/** The middle of the widest white space between two columns. */
function gapBetween(words: readonly Word[], { from, to }: Span): number {
  const taken = words
    .filter(({ box }) => box.x + box.width > from && box.x < to)
    .map(({ box }) => ({ from: box.x, to: box.x + box.width }))
    .toSorted((a, b) => a.from - b.from)
  let end = from
  let best = { width: 0, at: (from + to) / 2 }
  for (const each of taken) {
    if (each.from - end > best.width) best = { width: each.from - end, at: (each.from + end) / 2 }
    end = Math.max(end, each.to)
  }
  return best.at
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
  /^(?:commercial )?general liability|^(?:garage|automobile|auto|business auto)\b.{0,12}liab|^umbrella|^excess\b.{0,3}(?:liab|umbrella)|^workers'? ?'?comp/i

function lineOf(title: string): string {
  return (
    /general|garage|auto|umbrella|excess|workers/i
      .exec(title)?.[0]
      .toLowerCase()
      .replace('excess', 'umbrella') ?? title
  )
}

/** "CONTRACTORS EQUIPMENT, leased or" goes on beneath: "rented from others; replacement cost". */
function wholeTitle(title: Piece, beneath: readonly Piece[]): string {
  const end = beneath.findIndex(({ text }) => !/^[a-z]/.test(text))
  const lines = [title, ...(end < 0 ? beneath : beneath.slice(0, end))]
  return (
    lines
      .map(({ text }) => text)
      .join(' ')
      .split(/[;.(:]/)[0]
      ?.trim() ?? title.text
  )
}

/** What the form prints in its boxes beside marks. */
export const printedBesideMarks =
  /^(?:claims[- ]made|occur|gen'?l aggregate|policy|pro-? ?ject|loc|other|any auto|(?:all )?owned|scheduled|hired|non-? ?owned|umbrella|excess|ded|retention|any propriet|officer|if yes|y ?\/ ?n|nh\)|\(mandatory|autos|only|liability|and employers|commercial|workers|automobile|general|[yn]$|[a-f]$|below$|description)/i

/** What the form prints in the box of workers compensation, and over the rows beneath it. */
const printedBelow =
  /^(?:liability|and employers|any propriet|officer|\(?mandatory|if yes|descriptions? of operations|below|wc stat|(?:per )?statut|other$|y ?\/ ?n|n ?\/ ?a)/i

/** The rows of the coverages: from each title, or around each policy number below the printed boxes. */
export function sectionsOf(
  words: readonly Word[],
  grid: Grid,
): { title: string; words: Word[]; top: number; bottom: number }[] {
  const left = withWrappedTitles(
    piecesOf(words.filter(({ box }) => box.x >= grid.titles.from && box.x < grid.titles.to)).filter(
      (each) => !isMark(each),
    ),
  )
  const titles = left
    .filter(({ text }) => boxTitles.test(text))
    // Umbrella and excess share a box, and so do the two titles of older forms: "General liability".
    .filter(({ text }, at, all) => lineOf(text) !== lineOf(all[at - 1]?.text ?? ''))
  const last = titles.at(-1)
  const lastY = last ? last.box.y - 6 : grid.top
  const isWorkers = /^workers/i.test(last?.text ?? '')
  const ends = (all: readonly { readonly box: Box }[]) =>
    Math.max(lastY, ...all.filter(({ box }) => box.y > lastY).map(({ box }) => box.y + box.height))
  // Below the last printed box every policy number is a row of its own, in the middle of its limits.
  const numbers = piecesOf(
    words.filter(({ text, box }) => box.y > lastY && box.x > grid.numbersFrom && day.test(text)),
    1_000,
  )
  const printed = isWorkers ? left.filter(({ text }) => printedBelow.test(text)) : []
  const limitsEnd = ends(words.filter(({ text }) => /^(?:e\.l\.|below)$/i.test(text)))
  const titlesEnd = Math.max(limitsEnd, ends(printed))
  const below = isWorkers
    ? numbers.filter(({ box }) => box.y > limitsEnd)
    : numbers.slice(titles.length > 0 ? 1 : 0)
  const own = below.map((each, at) => {
    const before = below[at - 1]
    const start = before ? (middle(before) + middle(each)) / 2 : titlesEnd
    // Rows may be as close together as lines.
    const slack = before ? Math.min(4, (middle(each) - middle(before)) / 4) : 4
    const text = left
      .filter(({ box }) => box.y > start - slack && box.y <= each.box.y + each.box.height)
      .filter((piece) => !printed.includes(piece))
      .toSorted((a, b) => a.box.y - b.box.y)
    const title = text.find(({ text: titleText }) => /^[A-Z]/.test(titleText) && titleText.length > 3)
    const top = (title?.box.y ?? start) - slack
    const name = title ? wholeTitle(title, text.slice(text.indexOf(title) + 1)) : ''
    return { text: name, y: top, limits: before ? top : Math.min(top, limitsEnd) }
  })
  const all = (
    besideDays(left, titles, words) ?? [
      ...titles.map((title) => {
        const y = (daysAbove(title, titles, words) ?? title).box.y - 6
        return { text: title.text, y, limits: y }
      }),
      ...own,
    ]
  ).toSorted((a, b) => a.y - b.y)
  return all.map(({ text, y, limits }, at) => ({
    title: text,
    top: y,
    bottom: all[at + 1]?.y ?? grid.bottom,
    words: words.filter((word) =>
      word.box.x + word.box.width / 2 > grid.limitsFrom
        ? middle(word) >= limits && middle(word) < (all[at + 1]?.limits ?? grid.bottom)
        : middle(word) >= y && middle(word) < (all[at + 1]?.y ?? grid.bottom),
    ),
  }))
}

/** The dates of a policy that are printed just above its title, beside a mark: "[X]" over "COMMERCIAL GENERAL LIABILITY". */
function daysAbove(title: Piece, titles: readonly Piece[], words: readonly Word[]): Word | undefined {
  const days = words.filter(({ text }) => day.test(text))
  const isOthers = (word: Word) =>
    titles.some((other) => other !== title && Math.abs(middle(other) - middle(word)) < 16)
  return days.some((word) => Math.abs(middle(word) - middle(title)) < 3)
    ? undefined
    : days.find(
        (word) =>
          word.box.y < title.box.y && title.box.y - word.box.y < title.box.height * 2 && !isOthers(word),
      )
}

/** "COMMERCIAL", "GENERAL" and "LIABILITY" beneath each other in a narrow column are one title. */
function withWrappedTitles(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const lines = [2, 3].map((length) => pieces.slice(at, at + length)).find((each) => isWrapped(each)) ?? []
    const piece = pieces[at]
    if (piece && lines.length > 0)
      whole.push({ text: lines.map(({ text }) => text).join(' '), box: piece.box })
    else if (piece) whole.push(piece)
    at += Math.max(0, lines.length - 1)
  }
  return whole
}

function isWrapped(lines: readonly Piece[]): boolean {
  const isTight = lines.every(({ text, box }, at) => {
    const before = lines[at - 1]
    return (
      /^[A-Z]+$/.test(text.replaceAll(' ', '')) &&
      (!before || box.y - before.box.y - before.box.height < box.height)
    )
  })
  const text = lines.map((line) => line.text).join(' ')
  return isTight && wholeTitles.test(text) && !boxTitles.test(lines[0]?.text ?? '')
}

const wholeTitles =
  /^(?:commercial general|garage|automobile|business auto|umbrella|excess) liab(?:ility)?$|^workers'? compensation$/i

/** The rows of a form that prints every title beside the dates of its policy; null for any other form. */
function besideDays(left: readonly Piece[], titles: readonly Piece[], words: readonly Word[]) {
  const days = words.filter(({ text }) => day.test(text))
  const isBeside = (piece: Piece) => days.some((word) => Math.abs(middle(word) - middle(piece)) < 3)
  const starts = left.filter(
    (piece) =>
      titles.includes(piece) ||
      (isBeside(piece) && /^[A-Z]{2}/.test(piece.text) && !printedBesideMarks.test(piece.text)),
  )
  const hasDays = ({ box }: Piece, at: number) =>
    days.some((word) => middle(word) > box.y && middle(word) < (starts[at + 1]?.box.y ?? Infinity))
  return starts.length > titles.length && starts.every((piece, at) => isBeside(piece) || !hasDays(piece, at))
    ? starts.map(({ text, box }) => ({ text, y: box.y - 2, limits: box.y - 2 }))
    : null
}
