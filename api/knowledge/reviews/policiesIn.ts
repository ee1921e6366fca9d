import type { Block, Box, Reading } from '../../reading/index.ts'
import type { CoverageRow } from './coverageRows.ts'
import { codeOf, likeNumber } from './likeNumber.ts'

/** A paragraph or a row of a document, with its place. */
interface Unit {
  readonly block: Block
  readonly row: number
  readonly text: string
  /** Whether it begins the policy of a company. */
  readonly isTitle: boolean
  readonly page: number
  readonly y: number
}

/**
 * The policies that are in one document, each by itself: every one begins with the name of its company, or with the
 * declarations that state its number, and has a number of its own among the rows of a certificate. Any other document is
 * one policy.
 */
export function policiesIn(document: Reading, rows: readonly CoverageRow[]): readonly Reading[] {
  const units = unitsOf(document)
  const titles = units.filter(({ isTitle }) => isTitle)
  const inOrder = units.toSorted(byPlace)
  const [opening] = inOrder
  if (!opening) return [document]
  const begun = [...new Set([...titles, ...declarationsIn(inOrder, rows)])]
  if (begun.length === 0) return [document]
  const starts = [opening, ...begun.filter((unit) => byPlace(opening, unit) < 0)].toSorted(byPlace)
  const taken = new Set<string>()
  // A company without a policy of its own is named within that of another.
  const own = starts.filter((start, at) => {
    const numbers = numbersIn(
      units.filter((unit) => isBetween(unit, start, starts[at + 1])),
      rows,
    ).filter((number) => !taken.has(number))
    for (const number of numbers) taken.add(number)
    return numbers.length > 0
  })
  if (own.length < 2) return [document]
  return own.map((start, at): Reading => {
    const from = at === 0 ? opening : start
    const mine = units.filter((unit) => isBetween(unit, from, own[at + 1])).toSorted(byPlace)
    return {
      ...document,
      blocks: [...new Set(mine.map(({ block }) => block))].map((block) => partOf(block, mine)),
      pages: document.pages.flatMap((page) => {
        const lines = page.lines.filter(({ text, box }) =>
          isSet(document)
            ? isBetween({ page: page.number, y: box.y }, from, own[at + 1])
            : mine.some((unit) => unit.text.includes(text)),
        )
        return lines.length > 0 ? [{ ...page, lines }] : []
      }),
    }
  })
}

/** The part of a block that belongs to a policy: a table may go on from one policy to the next. */
function partOf(block: Block, mine: readonly Unit[]): Block {
  // A table that goes on from the policy before has that company above it.
  const headings = block.headings.filter((heading) => !isCompany(heading))
  if (block.kind !== 'table') return { ...block, headings }
  const kept = new Set(mine.flatMap((unit) => (unit.block === block ? [unit.row] : [])))
  return { ...block, headings, rows: block.rows.filter((_, at) => kept.has(at)) }
}

function unitsOf(document: Reading): Unit[] {
  const units = document.blocks.flatMap((block): Unit[] =>
    block.kind === 'table'
      ? block.rows.map((cells, row) => ({
          block,
          row,
          text: cells.flatMap(({ text }) => text || []).join(' '),
          isTitle: isCompany(cells[0]?.text ?? '') && cells.every(({ text }) => !/\d/.test(text)),
          page: cells[0]?.page ?? block.page,
          y: topOf(cells.filter(({ text }) => text !== '')),
        }))
      : [
          {
            block,
            row: 0,
            text: block.text,
            isTitle: isCompany(block.text),
            page: block.page,
            y: block.box.y,
          },
        ],
  )
  // A document that is not set on pages is in order.
  return isSet(document) ? units : units.map((unit, y) => ({ ...unit, y }))
}

function isSet({ pages }: Reading): boolean {
  return pages.some(({ height }) => height > 0)
}

function topOf(parts: readonly { readonly box: Box }[]): number {
  return Math.min(...parts.map(({ box }) => box.y))
}

/** Where the declarations of each further policy begin: at the titles above the row or line that states its number. */
function declarationsIn(units: readonly Unit[], rows: readonly CoverageRow[]): Unit[] {
  const codes = rows.map(({ number }) => codeOf(number.text)).filter((code) => code !== '')
  const seen = new Set<string>()
  return units.flatMap((unit, at) => {
    const number = ofOthers.test(unit.text) ? undefined : ownNumber.exec(unit.text)?.[1]
    const code = number === undefined ? undefined : codes.find((each) => codeOf(number).startsWith(each))
    if (code === undefined || seen.has(code)) return []
    seen.add(code)
    if (seen.size === 1) return []
    const before = units.slice(0, at)
    const end = before.findLastIndex((each) => !isOpening(each, unit))
    return units[end + 1] ?? unit
  })
}

/** "Policy number: KUX-90210", "Policy No. | KUX-90210" */
const ownNumber = /^\W*(?:\w+ ){0,3}policy (?:number|no\b\.?|#)\W*([A-Z\d].{2,30})/i

/** Whether a unit above the number of a policy opens its declarations: their titles, and the rows before the number. */
function isOpening(unit: Unit, number: Unit): boolean {
  const isRow = unit.block === number.block && unit.row < number.row
  return unit.page === number.page && (unit.isTitle || unit.block.kind === 'heading' || isRow)
}

type Place = Pick<Unit, 'page' | 'y'>

function byPlace(a: Place, b: Place): number {
  return a.page - b.page || a.y - b.y
}

function isBetween(place: Place, from: Place, to: Place | undefined): boolean {
  return byPlace(place, from) >= 0 && (to === undefined || byPlace(place, to) < 0)
}

const legalBody =
  /^(?!(?:underlying|insurer|company|carrier|issued|underwritten|our|your|the)\b)[A-Z][^.;:$\d|]{2,70}?\b(?:(?:insurance|indemnity|casualty|assurance|surety|fire|marine|excess|specialty|mutual|underwriters|compensation|lines)\b[^.;:$|]{0,40}\b(?:company|co\b\.?|corporation|corp\b\.?|exchange|fund|association|pool|trust|inc\b\.?)|mutual\b|reciprocal exchange|compensation (?:fund|pool|trust))/i

/** "ARKANSAS RIVER INDEMNITY COMPANY", "Lakefront Excess Insurance Company, Business Auto": a line that is a title. */
function isCompany(text: string): boolean {
  const [name = ''] = legalBody.exec(text.trim()) ?? []
  return (
    name !== '' && text.length < name.length + 70 && !/\.\s+[A-Z]|[a-z]{3}\.$/.test(text.slice(name.length))
  )
}

/** What lies beneath another policy is no policy of its own company. */
const ofOthers = /\b(?:underlying|renewal of|replac\w+|prior policy)\b/i

/** The numbers of the certificate that a part of a document has as its own. */
function numbersIn(units: readonly Unit[], rows: readonly CoverageRow[]): string[] {
  const own = units.filter(({ text }) => !ofOthers.test(text))
  const codes = new Set(rows.map(({ number }) => codeOf(number.text)))
  const words = own.map(({ text, page }) => ({ text, quote: text, page }))
  return [...codes].filter(
    (code) => own.some(({ text }) => codeOf(text).includes(code)) || likeNumber(words, code, codes) !== null,
  )
}
