import type { Line, ReadPage, Reading } from '../../reading/reading.ts'
import { isSameRow } from './cellGeometry.ts'
import { parseMoney } from './values.ts'

/** The number of a form, as a pattern: "CG 20 10 04 13". */
export const formNumber = String.raw`[A-Z]{1,5}(?:[ -][A-Z]{1,4})?[ -]?\d{2,6}(?:[ .-]\d{2,4}){0,2}(?: ?[A-Z](?=\s|$|\())?`

/** The forms that the policy lists, by where their list ends: later, a line that begins with one begins that form. */
type ListedForms = ReadonlyMap<string, Line>

/** Within a list, "M-6", "RB-A" and "BLL 5" are numbers of forms, too. */
const listedNumber = String.raw`(?:${formNumber}|[A-Z]{1,4}-(?:\d{1,3}|[A-Z]{1,2})(?=[\s.:;,)]|$)|(?!(?:ITEM|PART|PAGE|UNIT|AUTO|LOC|BLDG|PREM|SEC|FORM|CODE|NO|SUITE|STE|APT|OF|TO|AND) )[A-Z]{2,4} \d(?=[.:;,)]|\s*[–—-]\s|$))`
const formNumbers = new RegExp(String.raw`\b${listedNumber}(?![\w$%]|,\d{3}\b)`, 'g')
const listLabel =
  /(?:^(?:item\s+\w+\W+|[a-z0-9]{1,2}[.)]\s+)?|\.\s+(?=(?:forms?|endorsements?):))(?:(?:attach(?:ed|ing|ments)|forms?|endorsements?|conditions|schedules?|policy forms?|this policy includes)\b.*?)(?::|$)/i

/** Words of a line that names one form, with its number and edition. */
const longestTitle = 20

/** A list of forms goes on while lines have numbers of forms. */
export function listedForms({ pages }: Reading): ListedForms {
  const listed = new Map<string, Line>()
  for (const { lines } of pages.slice(0, 4))
    for (const [at, line] of lines.entries()) {
      if (!listLabel.test(line.text.trim()) && !isUnlabeledList(line.text)) continue
      for (const next of lines.slice(at, at + 40)) {
        const found = next.text.match(formNumbers) ?? []
        const isList =
          next === line ||
          found.length > 1 ||
          (found.length === 1 && next.words.length <= (formFirst.test(next.text) ? longestTitle : 12))
        if (!isList && !/\b(?:number|name|title|edition)\b/i.test(next.text)) break
        for (const form of found) if (!listed.has(formKey(form))) listed.set(formKey(form), next)
      }
    }
  return listed
}

/** "Installment fee applies. IL 00 17, IL 02 19 Vermont Changes, GM 1001, GM 2240": a list may have no label. */
function isUnlabeledList(text: string): boolean {
  return text.split(/[,;]\s+/).filter((each) => formAtEnd.test(each) || formFirst.test(each)).length > 2
}

/** The form that begins at a line: its number is listed elsewhere, and a title or text follows it. */
export function listedAt(
  { lines }: ReadPage,
  at: number,
  listed: ListedForms,
  /** Texts on most pages, such as the name of the company: no title of one form. */
  running: ReadonlySet<string>,
): { title: string; form: string } | null {
  const line = lines[at]
  const short = formAtStart.exec(line?.text.trim() ?? '')?.[0].trim()
  // The year of an edition: "CG 24 04 12 19".
  const year = /^ \d{2}(?=\s|$)/.exec(line?.text.trim().slice(short?.length) ?? '')?.[0] ?? ''
  const form = short === undefined ? undefined : short + year
  const place = form === undefined ? undefined : listed.get(formKey(short ?? ''))
  if (!line || form === undefined || !place || place === line) return null
  const next = lines[at + 1]
  // A coverage of a table has its limit or its premium on the row.
  if (
    lines.some((other) => other !== line && isSameRow(other.box, line.box) && parseMoney(other.text) !== null)
  )
    return null
  const own = line.text
    .trim()
    .slice(form.length)
    .replace(/^\s*\(\d{1,2}\s?[/-]\s?\d{2,4}\)/, '')
    .replace(/^[\s:.–—-]+/, '')
  // The title may be set apart on the same row.
  const isApart = own === '' && next !== undefined && Math.abs(next.box.y - line.box.y) < line.size * 0.5
  // A number alone, above the words of its form, has its title in the list.
  const listedTitle =
    own === '' && !isApart && line.isBold ? place.text.split(form)[1]?.replace(/^[\s.:–—-]+/, '') : undefined
  if (listedTitle && next && !next.isBold && listedTitle.split(' ').length > 1)
    return { title: listedTitle, form }
  const text = isApart ? next.text : own
  const below = lines[at + (isApart ? 2 : 1)]
  const title = text.split(/[.:](?:\s|$)/)[0] ?? ''
  const said = text.slice(title.length).replace(/^[.:]\s*/, '')
  // "Name: City of Erie, PA 16501" after a title is no list, nor is an endorsement of one line above another.
  const isList =
    (title.match(formNumbers) ?? []).length > 0 || formAtStart.test(said === '' ? (below?.text ?? '') : said)
  return !isList &&
    !running.has(title.trim()) &&
    /^[A-Z].*[A-Za-z]{3}/.test(title) &&
    title.split(' ').length <= 12
    ? { title, form }
    : null
}

const formAtStart = new RegExp(String.raw`^${listedNumber}(?=[\s.:]|$)`)

/** Whether a line of a list names a form, which grants nothing by itself: "CG 20 33 12 19 Additional Insured - Automatic Status". */
export function isFormTitle(text: string): boolean {
  return formFirst.test(text) && !saysSomething.test(text)
}

const formFirst = new RegExp(String.raw`^${formNumber}\b`)
const formAtEnd = new RegExp(String.raw`(?:^|[.:] )${formNumber}(?: \d{2})?$`)
const saysSomething = /\b(?:is|are|be|shall|will|includes?|waive[ds]?|applies)\b/i

export function formKey(form: string): string {
  return form.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** Whether two numbers are of one form: one of them may leave its edition away. */
export function isSameForm(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const [short = '', long = ''] = [formKey(one), formKey(other)].toSorted((a, b) => a.length - b.length)
  return long.startsWith(short) && /^(?:\d{4}|\d{6})?$/.test(long.slice(short.length))
}
