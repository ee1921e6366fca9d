import type { Line, ReadPage, Reading } from '../../reading/reading.ts'
import { formNumber as number } from './listedForms.ts'
import { standardTitle } from './standardTitle.ts'

const edition = String.raw`\(?(?:ed\.? ?|rev\.? ?)?(?:(?:0[1-9]|1[0-2])[ /-]?|[1-9][/-])(?:20)?\d{2}\)?`
/** A form number alone on its line, at the top or bottom of a page, or with the form that it changes: "HB 2240 (06 24) changes HB 0100". */
export const formLine = new RegExp(
  String.raw`^(?:form\s+)?(${number}(?: [A-Z]{2}(?=\s+\())?(?:\s+${edition})?)(?:\s+page\s+\d+.*|\s*[-–—|,]?\s*policy (?:number|no)\b.*|,?\s+(?:changes|amends|modifies)\s+\S.{0,50}|,?\s+change (?:no\.?|number) ?\d+)?$`,
  'i',
)

export const formTitle =
  /\b(?:coverage form|coverage part|policy form|insurance policy|liability policy|policy conditions|common policy conditions|policy provisions|general conditions|insuring agreements?|causes of loss)\b|^(?!.*\b(?:schedule|list|index|selection|rejection|election|application|claim|notice|disclosure)\b)\w.* forms?$/i
export const endorsementNumber =
  /^(?:endorsement|rider)\s+(?:(?:no\.?|number|#)\s*)?[A-Z]{0,5}[ -]?[A-Z]?\d{1,4}(?: \d{2,4})*\b\s*[-–—:.]?\s*/i
const formFirst = new RegExp(String.raw`^(${number}(?:\s+\(?${edition}\)?)?)\s*[-–—:]?\s+(?=[A-Z])`)
const formLast = new RegExp(String.raw`\s\((${number}(?:\s+${edition})?)\)$`)
/** "SPOILAGE COVERAGE BP 04 15", "LIQUOR LIABILITY BP 04 89 (Edition 03 25)", "OFFICER EXCLUSION WC 88 20 A": several may follow each other on a page. */
const formAfter =
  /(?<=^[^a-z]{8,90}) +([A-Z]{2,4}[ -]\d{2} \d{2}(?:(?: \d{2})? [A-Z]| \d{2}(?: \d{2})?)?)(?: +\([^()]{3,30}\))?$/
/** What forms print beside their number in a corner: the line of business. */
const ofLine =
  /^(?:policy number.*|(?:commercial|businessowners|business|interline|umbrella|workers|liquor|garage|auto\w*|inland|crime|common|general|property|liability|compensation|marine|policy|lines|excess|and)(?: |$))+$/i

/** The headings of a document, and the texts on most of its pages: a letterhead is no title. */
export interface Titles {
  readonly headings: ReadonlySet<Line>
  readonly running: ReadonlySet<string>
}

/** The endorsement that begins at a line of a page: it has a number, and text below it. */
export function startingAt(
  page: ReadPage,
  at: number,
  { headings, running }: Titles,
): { title: string; form: string | null } | null {
  const line = page.lines[at]
  const next = page.lines[at + 1]
  if (!line || !next) return null
  const text = line.text.trim()
  if (!(isTitleLike(line, page) || headings.has(line)) || running.has(bareForm(text))) return null
  const [, form] = formLine.exec(text) ?? []
  if (form !== undefined)
    // A number alone heads its text: "CG 20 10 12 19".
    return headings.has(line) && next.words.length >= 6 && !headings.has(next)
      ? { title: standardTitle(form) ?? form, form }
      : null
  const below = page.lines.slice(at + 1, at + 6)
  const goesOn = below.some(({ words }) => words.length >= 6) && !formFirst.test(next.text)
  const isTitle = !/^(?:section|part|item|article)\b/i.test(text) && !opensForm(page, at)
  if (!goesOn || !isTitle || isCorner(page, at)) return null
  if (endorsementNumber.test(text)) return { title: numberedTitle(text, next, page), form: null }
  const named = titleAndForm(text)
  if (named) return named
  const lines = titleLines(line, page)
  const own = [page.lines[at + lines.length], page.lines[at - 1]].find(
    (other) => other && formLine.test(other.text.trim()),
  )
  return own ? { title: titleOf(lines), form: formLine.exec(own.text.trim())?.[1] ?? null } : null
}

/** Whether a line names the line of business in a corner, over the number and the title of the form. */
export function isCorner(page: ReadPage, at: number): boolean {
  const [line, below, title] = page.lines.slice(at)
  return (
    ofLine.test(line?.text.trim() ?? '') &&
    formLine.test(below?.text.trim() ?? '') &&
    title !== undefined &&
    isTitleLike(title, page)
  )
}

/** Whether a title is that of a form, of which its last words may be on the next line: "BUILDING AND PERSONAL PROPERTY / COVERAGE FORM". */
export function opensForm(page: ReadPage, at: number): boolean {
  const [line, next] = page.lines.slice(at)
  if (!line) return false
  const goesOn = next !== undefined && next.size === line.size && isTitleLike(next, page)
  return formTitle.test(line.text) || (goesOn && formTitle.test(`${line.text} ${next.text}`))
}

/** The lines of a title, which may go on in lines of the same type. */
export function titleLines(line: Line, page: ReadPage): Line[] {
  const lines = [line]
  for (const next of page.lines.slice(page.lines.indexOf(line) + 1, page.lines.indexOf(line) + mostLines)) {
    const last = lines.at(-1) ?? line
    const goesOn =
      next.size === last.size &&
      next.isBold === last.isBold &&
      next.box.y - last.box.y < last.size * 1.7 &&
      last.text === last.text.toUpperCase() &&
      next.text === next.text.toUpperCase() &&
      last.box.width > page.width * 0.5 &&
      !changesThePolicy.test(next.text) &&
      !formLine.test(next.text.trim())
    if (!goesOn) break
    lines.push(next)
  }
  return lines
}

const mostLines = 3

export function titleOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text.trim()).join(' ')
}

export const changesThePolicy =
  /this (?:endorsement|rider) (?:changes|modifies|is attached|forms a part)|policy change endorsement/i

/** The two parts of "CM-HP 04 HIRED AUTO PHYSICAL DAMAGE" or "VOLUNTARY COMPENSATION (PMC WC 310)". */
export function titleAndForm(text: string): { title: string; form: string } | null {
  const after = formAfter.exec(text)
  const named =
    formFirst.exec(text) ??
    formLast.exec(text) ??
    (after && !ofLine.test(text.slice(0, after.index)) ? after : null)
  const title = text.replace(named?.[0] ?? '', '').trim()
  return named?.[1] && /[A-Za-z]{4}/.test(title) ? { title, form: named[1] } : null
}

/** "CHANGES TO THE DECLARATIONS", "INFORMATION PAGE CHANGE - EMPLOYERS LIABILITY LIMITS" */
export const titleOfChange =
  /^(?:correction|amendment|changes?)\b.*\b(?:of|to|in)\b|\b(?:page|declarations?) changes?\b/i

/** "Endorsement No. 2" has its title in the next line; "Endorsement 2 — Ransomware" has it beside. */
export function numberedTitle(text: string, next: Line | undefined, page: ReadPage): string {
  const bare = text.replace(endorsementNumber, '').trim()
  if (bare !== '') return bare
  return next && isTitleLike(next, page) ? next.text : text
}

/** Whether an endorsement begins a page: its title has a number, as that of a form may, and little text below it. */
export function isEndorsementAt(page: ReadPage, titles: Titles): boolean {
  const isNext = (_: Line, at: number) => startingAt(page, at + 1, titles) !== null
  return (
    startingAt(page, 0, titles) !== null && (page.lines.length < 14 || page.lines.slice(1, 14).some(isNext))
  )
}

export function isTitleLike(line: Line, page: ReadPage): boolean {
  const words = line.text.split(/\s+/)
  if (words.length > 16 || line.text.length > 130 || /[.;,]$/.test(line.text.trim())) return false
  const letters = line.text.replaceAll(/[^A-Za-z]/g, '')
  const isUpper = letters.length > 4 && letters === letters.toUpperCase()
  return isUpper || line.isBold || isBig(line, page)
}

export function isBig(line: Line, page: ReadPage): boolean {
  return line.size > usualSize(page) * 1.12
}

/** Asked about each line of a page. */
const usualSizes = new WeakMap<ReadPage, number>()

function usualSize(page: ReadPage): number {
  const known = usualSizes.get(page)
  if (known !== undefined) return known
  const sizes = page.lines.map(({ size }) => size).toSorted((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? Infinity
  usualSizes.set(page, median)
  return median
}

/** Texts on most pages, such as the policy number: no form's number. */
export function runningTexts({ pages }: Reading): Set<string> {
  const counts = new Map<string, number>()
  for (const { margins, lines } of pages)
    for (const text of new Set(
      [...margins, ...lines.slice(0, 3), ...lines.slice(-3)].map((line) => bareForm(line.text)),
    ))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Set(
    [...counts].filter(([, count]) => pages.length > 2 && count > pages.length * 0.6).map(([text]) => text),
  )
}

export function bareForm(text: string): string {
  return (formLine.exec(text.trim())?.[1] ?? text).trim()
}

/** The form number that a page prints in its margins; null when it is no more than a running text. */
export function formOf(page: ReadPage, running: ReadonlySet<string>): string | null {
  const top = page.lines.slice(0, 3)
  const bottom = page.lines.slice(-3)
  for (const { text } of [...top, ...page.margins, ...bottom]) {
    const match = formLine.exec(text.trim())
    if (match?.[1] && /\d/.test(match[1]) && !running.has(match[1].trim())) return match[1].trim()
  }
  return null
}

/** What the title of an endorsement is about: "Spoilage coverage" is about spoilage, "Conditions of Coverage" stays whole. */
export function subjectOfTitle(title: string): string {
  return title.replace(
    /(?:^|(?<!\b(?:of|to|for|in|on|under|by|and|or|the|your|this)\s*)\s+)(?:coverage|endorsement)\s*$/i,
    '',
  )
}
