import type { Reading, TableBlock } from '../../reading/index.ts'
import { normal } from './coverageItem.ts'
import { formsIn } from './formsIn.ts'
import type { Statement } from './statement.ts'

/** Words of a document, and their page. */
export type Words = Pick<Statement, 'text' | 'quote' | 'page'>

/** The cells of a certificate's column whose header fits; null when it has no such column. */
export function columnValues(
  certificate: Reading,
  header: RegExp,
): Pick<Statement, 'text' | 'quote' | 'page'>[] | null {
  for (const { titles, rows } of coverageTables(certificate)) {
    const index = titles.findIndex(({ text }) => header.test(normal(text)))
    if (index < 0) continue
    return rows.flatMap((row) => {
      const cell = row[index]
      return cell && cell.text.trim() !== '' ? [{ text: cell.text, quote: cell.text, page: cell.page }] : []
    })
  }
  return null
}

type Rows = TableBlock['rows']

const columnTitle =
  /^(?:insr|ltr|type|coverages?|line|policy|addl|add l|additional|ai\b|subr|sub|waiver|wos\b|eff|exp|from|term|limits?)/

/** The tables with their column titles, which may be below other rows: a form in boxes is read as one table. */
export function coverageTables(certificate: Reading): { titles: Rows[number]; rows: Rows }[] {
  return certificate.blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    if (block.header) return [{ titles: block.header, rows: block.rows }]
    const at = block.rows.findIndex(titlesColumns)
    const titles = block.rows[at]
    return titles ? [{ titles, rows: block.rows.slice(at + 1) }] : []
  })
}

/** Whether a row names the columns of coverages. */
export function titlesColumns(row: Rows[number]): boolean {
  return row.filter(({ text }) => columnTitle.test(normal(text))).length >= 3
}

/** Whether a cell says yes. */
export function isYes(text: string | undefined): boolean {
  return /^(y|yes|x|\[x\]|[☒☑✓✔✕✖✗✘×■●])$/i.test(text?.trim() ?? '')
}

/** The name of a party, without the address behind it. */
export function partyOf(text: string): string {
  return (
    text
      .replace(legalKind, '')
      .split(beforeStreet)[0]
      ?.split(/,(?! ?(?:LLC|Inc|LP|LLP|Ltd|Co|Corp|PC|PLLC|PA|P\.[AC]\.)(?!\w))|\n|\bNAIC\b/)[0]
      ?.trim() ?? text
  )
}

/** "Quincy Pier Properties Inc. 77 Lakeshore Drive, Houghton": a cell may have its lines joined by blanks. */
const beforeStreet = /(?<=[A-Za-z.]) (?=\d{1,6} (?:[NSEW]\.? )?[A-Z][^,\n]*, [A-Z])/

/** "Saguaro Workforce Solutions, Inc. (corporation)": the kind of body is no part of a name. */
const legalKind =
  / \((?:an? )?(?:[A-Za-z]+ )?(?:corporation|company|partnership|individual|association|trust|LLC)\)(?=$|,|\n)/i

/** To whom a certificate was issued; null if it does not say. */
export function certificateHolderOf(certificate: Reading): string | null {
  const holder = holderOf(certificate)
  return holder ? partyOf(holder.text) : null
}

/** The words that name the holder, and its address where it stands beside the name. */
export function holderOf(certificate: Reading): Words | null {
  return belowStackedTitle(certificate) ?? partiesBehind(certificate, partyLabels.holder)[0] ?? null
}

/** The cells below "CERTIFICATE" and "HOLDER", a title that a narrow column breaks beside the box of the cancellation. */
function belowStackedTitle(certificate: Reading): Words | null {
  for (const block of certificate.blocks) {
    if (block.kind !== 'table') continue
    const rows = [...(block.header ? [block.header] : []), ...block.rows]
    for (const [at, row] of rows.entries()) {
      const column = row.findIndex(({ text }) => normal(text) === 'certificate')
      if (column < 0 || normal(rows[at + 1]?.[column]?.text ?? '') !== 'holder') continue
      const below = rows.slice(at + 2).flatMap((each) => each[column] ?? [])
      const lines = below.map(({ text }) => text.trim()).filter((text) => text !== '')
      const address = lines.findIndex((line) => /^(?:\d|P\.? ?O\.? Box\b)/i.test(line))
      const name = (address < 0 ? lines : lines.slice(0, address)).join(' ')
      const [first] = below
      if (first && name !== '')
        return {
          text: [name, ...(address < 0 ? [] : lines.slice(address))].join('\n'),
          quote: lines[0] ?? name,
          page: first.page,
        }
    }
  }
  return null
}

/** The text after the label of a party, in its cell, on its line or on the line below. */
export function partiesBehind(certificate: Reading, label: RegExp): Words[] {
  const all = wordsOf(certificate)
  const found = [
    ...beneath(certificate, label),
    ...all.flatMap((words, at) => {
      // "1a. Legal name and address of insured: …"
      const text = words.text.replace(/^\(?\d{1,2}[a-z]?[.)]\s+/, '')
      const match = label.exec(text)
      if (!match) return []
      const rest = text
        .slice(match[0].length)
        .replace(/^[\s:|-]+/, '')
        // The title of the box beside it.
        .replace(/^cancell?ation\W*$/i, '')
        .trim()
      if (/^[A-Z0-9]/.test(rest) && rest.length > 3) return [{ ...words, text: rest }]
      // The box beside it may have been read line by line with its own.
      const next = all.slice(at + 1, at + 4).find((each) => !ofCancellation.test(each.text))
      return rest === '' && next && /^[A-Z0-9]/.test(next.text) && !partyLabel.test(next.text) ? [next] : []
    }),
  ]
  return found.filter(({ text }) => !columnTitle.test(normal(text)) && !partyLabel.test(text.trim()))
}

/** Lines of the printed notice of cancellation. */
const ofCancellation =
  /^(?:cancell?ation|should any\b|(?:the )?(?:before the )?expiration date\b|be cancell?ed\b|notice will be\b|in accordance with\b|thereof\b|the policy provisions|authorized rep)/i

/** What certificates call those that a policy is between. */
export const partyLabels = {
  holder:
    /^(?:certificate )?holder\b|^(?:(?:this|the) (?:certificate|evidence|memorandum) is )?(?:issued|presented|delivered|addressed) to\b|^(?:to|addressee|recipient|additional interest)\s*:|^(?:name and address of )?(?:the )?(?:entity|party|person|firm) requesting (?:proof|certificate|evidence)(?: of coverage)?\b/i,
  insured:
    /^(?:first )?(?:named )?insured(?: and (?:mailing )?address)?\b(?! ?\()|^(?:assured|employer|policy ?holder|insured name|(?:legal )?name and address of (?:the )?insured)\b/i,
  carrier:
    /^(?:insurer(?: [a-f]\b)?(?: name)?|(?:(?:issuing|insuring|insurance|writing) )?(?:company|carrier|insurer)(?: [a-f]\b| affording coverage| name and address)?)\b/i,
} as const
const partyLabel =
  /^(?:(?:first )?(?:named )?insured(?: and (?:mailing )?address)?|assured|(?:(?:issuing|insuring|insurance|writing) )?(?:company|carrier|insurer)s?|certificate holder|holder|producer|agency|agent|presented to|issued to|cancell?ation(?:\W+authorized rep\w*)?|authorized rep\w*)\W*$/i

/** The cell under a label, where the labels are side by side. */
function beneath({ blocks }: Reading, label: RegExp): Words[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const rows = [...(block.header ? [block.header] : []), ...block.rows]
    return rows.flatMap((row, at) => {
      if (row.filter(({ text }) => partyLabel.test(text.trim())).length < 2) return []
      const index = row.findIndex(({ text }) => label.test(text.trim()) && partyLabel.test(text.trim()))
      const cell = index < 0 ? undefined : rows[at + 1]?.[index]
      return cell && cell.text.trim() !== '' ? [{ text: cell.text, quote: cell.text, page: cell.page }] : []
    })
  })
}

/** Every cell and line of a document. */
export function wordsOf(reading: Pick<Reading, 'blocks'>): Words[] {
  return formsIn(reading).flatMap(({ block }) =>
    block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows]
          .flat()
          .filter(({ text }) => text.trim() !== '')
          .map(({ text, page }) => ({ text, quote: text, page }))
      : [{ text: block.text, quote: block.text, page: block.page }],
  )
}
