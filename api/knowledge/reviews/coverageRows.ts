import type { Block, Reading } from '../../reading/index.ts'
import { coverageTables, type Words, wordsOf } from './certificateCells.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { familyOfItemKey } from './insuredFamilies.ts'
import { codeOf, likeNumber } from './likeNumber.ts'
import { withoutBoxes } from './withoutBoxes.ts'

/** One policy that a certificate lists: a row of its coverages. */
export interface CoverageRow {
  /** The line of business. */
  readonly title: string
  /** The letter or the name of its company. */
  readonly insurer: Words | null
  readonly additionalInsured: Words | null
  readonly waiver: Words | null
  readonly number: Words
  readonly effective: Words | null
  readonly expires: Words | null
  /** What is printed beside its title, with boxes: "[ ] CLAIMS-MADE [X] OCCUR". */
  readonly boxes: Words | null
}

const columns = {
  title: /^(?:types?|coverages?|lines?|kind)\b/,
  insurer: /^(?:insr|ltr|insurer|co(?:mpany)?)\b|^a b(?: c)?$/,
  additionalInsured: /^add(?:.?l)?(?: ins| int|$)|^add.?l|^additional ins|^ai$/,
  waiver: /^subr|^waiv|^(?:wos|sw|wvr|wvd)\b/,
  number: /^policy(?: number| no)?$/,
  effective: /^(?:policy )?eff(?:ective)?(?: date)?$|^from$|^inception/,
  expires: /^(?:policy )?exp(?:ires|iration|iry)?(?: date)?$|^to$/,
  term: /^(?:policy )?(?:term|period|dates?)$|^from to$/,
  boxes: /^boxes$/,
} as const

/** The policies that a certificate lists with their numbers, in a table or each under a title of its own. */
export function coverageRows(certificate: Reading): CoverageRow[] {
  const rows = tableRows(certificate)
  return rows.length > 0 ? rows : sectionRows(certificate)
}

/** Whether the certificate has a box of this kind for its policies, marked or not. */
export function hasColumn(certificate: Reading, name: keyof typeof columns): boolean {
  const titles = coverageTables(certificate).flatMap((table) => table.titles)
  return titles.some(({ text }) => columns[name].test(normal(text)))
}

const day = String.raw`\d{1,2}/\d{1,2}/\d{2,4}`
/** A policy number behind its label or before its term: "SQ 08 PG 4410922 4". */
const policyCode = String.raw`[A-Z0-9][A-Z0-9-]*(?: [A-Z0-9-]+){0,4}`
const sectionParts = {
  number: [
    new RegExp(String.raw`\bpolicy(?: (?:number|no\.?))?\s*[:#]?\s+(${policyCode})(?=$|[\s,;])`, 'i'),
    new RegExp(String.raw`(?:^|\s)(${policyCode}) (?=${day} (?:to|through|[-–]) ${day})`),
  ],
  effective: [
    new RegExp(String.raw`\b(?:effective|from)\W+(${day})`, 'i'),
    new RegExp(String.raw`(${day}) (?:to|through|[-–]) ${day}`),
  ],
  expires: [
    new RegExp(String.raw`\b(?:expir\w+|until|to)\W+(${day})`, 'i'),
    new RegExp(String.raw`${day} [-–] (${day})`),
  ],
  insurer: [/^(?:insurer|company|carrier):\s*(.{3,})$/i],
  additionalInsured: [/\b(?:additional insured|add'?l insd?)\W+(y(?:es)?|x|no?)\b/i],
  waiver: [/\b(?:waiver(?: of subrogation)?|subr(?:ogation)? (?:waived|wvd))\W+(y(?:es)?|x|no?)\b/i],
} as const satisfies Partial<Record<keyof CoverageRow, readonly RegExp[]>>

/** The rows under each title that names a line of business. */
function sectionRows({ blocks }: Reading): CoverageRow[] {
  const sections = Map.groupBy(blocks, (block) => block.headings.at(-1) ?? '')
  const read = [...sections].flatMap(([title, own]) =>
    coverageNamed(title) === null && !ofProperty.test(title) ? [] : [sectionRow(title, { blocks: own })],
  )
  const numbers = read.flatMap(({ number }) => number ?? [])
  const isOnePolicy = new Set(numbers.map(({ text }) => codeOf(text))).size === 1
  return read.flatMap((row) => {
    // One policy may insure the lines of several sections, and only the first states its number.
    const number = row.number ?? (isOnePolicy ? numbers[0] : null)
    return number ? [{ ...row, number }] : []
  })
}

function sectionRow(title: string, section: Pick<Reading, 'blocks'>) {
  // "Policy number | SFM 0092-71844" is one line of a table.
  const stated = [...unitsOf(section).map(({ words }) => words), ...wordsOf(section)]
  const term = stated.find(({ text }) => ofTerm.test(text) && dayIn({ text, quote: text, page: 1 }, 1))
  const find = (patterns: readonly RegExp[]): Words | null => {
    for (const words of stated)
      for (const pattern of patterns) {
        const text = pattern.exec(words.text)?.[1]
        if (text !== undefined) return { ...words, text }
      }
    return null
  }
  const found = find(sectionParts.number)
  const isNumber = found !== null && /\d/.test(found.text) && codeOf(found.text).length >= 5
  const { insurer, additionalInsured, waiver, effective, expires } = sectionParts
  return {
    title,
    number: isNumber ? found : null,
    insurer: find(insurer),
    additionalInsured: find(additionalInsured),
    waiver: find(waiver),
    effective: term ? dayIn(term, 0) : find(effective),
    expires: term ? dayIn(term, 1) : find(expires),
    boxes: null,
  }
}

/** "Property (A)", where the letter is that of its company. */
const ofProperty = /^(?:commercial )?property(?: (?:insurance|coverage))?\W*(?:[A-F]\W*)?$/i

/** "Effective / expires 06/15/2026 / 06/15/2027", "Policy term: 1/1/26 - 1/1/27" */
const ofTerm =
  /^\W*(?:policy |coverage )?(?:eff\w*(?: dates?)?\W*(?:and |to )?(?:policy )?exp|period|term|from\W+to)\w*/i

function tableRows(certificate: Reading): CoverageRow[] {
  return coverageTables(certificate).flatMap(({ titles, rows }) => {
    const at = (pattern: RegExp) =>
      titles.findIndex(({ text }) => pattern.test(normal(text.replaceAll(/\([^)]*\)/g, ''))))
    const found = Object.entries(columns).map(([name, pattern]) => [name, at(pattern)] as const)
    return rows.flatMap((row) => {
      const cells = Object.fromEntries(
        found.flatMap(([name, index]) => {
          const cell = row[index]
          return cell && cell.text.trim() !== ''
            ? [[name, { text: cell.text.trim(), quote: cell.text, page: cell.page }]]
            : []
        }),
      ) as Partial<Record<keyof typeof columns, Words>>
      const { title, number } = cells
      if (!title || !number || !/\d/.test(number.text) || codeOf(number.text).length < 4) return []
      return [
        {
          title: lineOf(title.text),
          insurer: cells.insurer ?? null,
          additionalInsured: cells.additionalInsured ?? null,
          waiver: cells.waiver ?? null,
          number,
          effective: cells.effective ?? dayIn(cells.term, 0),
          expires: cells.expires ?? dayIn(cells.term, 1),
          boxes: cells.boxes ?? title,
        },
      ]
    })
  })
}

/** The line of a cell that goes on with boxes, or with the question of who is excluded. */
function lineOf(title: string): string {
  const line = withoutBoxes(title).replace(question, '')
  return line.replace(/[\s:;,]+$/, '') || title
}

const question =
  /[;:,.]?\s*\b(?:any propriet|(?:(?:are|is) )?(?:any )?(?:officers?|partners?|members?)\b[^?]*exclu).*$/is

/** The first or second day of a term in one cell. */
function dayIn(term: Words | undefined, at: number): Words | null {
  const text = [...(term?.text.matchAll(new RegExp(day, 'g')) ?? [])][at]?.[0]
  return term && text !== undefined ? { ...term, text } : null
}

/** What a policy says for one of the rows of a certificate. */
export interface PolicyPart {
  readonly row: CoverageRow
  /** Its number as the policy has it. */
  readonly number: Words
  /** The words that the part begins with. */
  readonly opening: readonly Words[]
  /** Its own blocks; null when the policy has no other part. */
  readonly blocks: readonly Block[] | null
}

/** The rows of a certificate that a policy is about, each with its part of that policy, and those it says nothing of. */
export function policyParts(
  policy: Reading,
  rows: readonly CoverageRow[],
): { readonly parts: readonly PolicyPart[]; readonly elsewhere: readonly CoverageRow[] } {
  const units = unitsOf(policy)
  const exact = new Map(rows.map((row) => [row, unitWith(units, row.number.text)]))
  const taken = new Set(rows.filter((row) => exact.get(row)).map((row) => codeOf(row.number.text)))
  const here = rows.flatMap((row) => {
    const unit = exact.get(row)
    if (unit) return [{ row, number: { ...unit.words, text: row.number.text } }]
    const [number] =
      likeNumber(
        units.map(({ words }) => words),
        row.number.text,
        taken,
      ) ?? []
    return number ? [{ row, number }] : []
  })
  // A policy whose number isn't on the certificate is compared with all of it.
  if (here.length === 0) return { parts: [], elsewhere: [] }
  const elsewhere = rows.filter((row) => !here.some((each) => each.row === row))
  const owners = here.length === 1 ? null : ownersOf(units, here)
  return {
    elsewhere,
    parts: here.map((each) => ({
      ...each,
      opening: units
        .filter((unit, at) =>
          owners ? owners[at]?.opens === each.row : unit.codes.includes(codeOf(each.number.text)),
        )
        .map(({ words }) => words),
      blocks: owners?.some(({ opens }) => opens === each.row) ? blocksOf(units, owners, each.row) : null,
    })),
  }
}

/** A paragraph, or one row of a table. */
interface Unit {
  readonly block: Block
  readonly row: number
  readonly words: Words
  readonly codes: string
  /** What may be a title: a heading, the first cell of a row. */
  readonly title: string | null
}

function unitsOf(policy: Pick<Reading, 'blocks'>): Unit[] {
  return policy.blocks.flatMap((block): Unit[] => {
    if (block.kind !== 'table') {
      const words = { text: block.text, quote: block.text, page: block.page }
      const numbered = /^\(?(?:\d{1,2}|[A-Z]|[IVX]+)[.)]\s+([A-Z][^.:$]{3,60})[.:]/.exec(block.text)?.[1]
      const title = block.kind === 'heading' ? block.text : (numbered ?? null)
      return [{ block, row: 0, words, codes: codeOf(block.text), title }]
    }
    return [...(block.header ? [block.header] : []), ...block.rows].map((cells, at) => {
      const text = cells.map((cell) => cell.text).join(' ')
      const first = cells[0]?.text.trim() ?? ''
      const title = first.length < 40 && !/[$\d]/.test(first) && cells.length > 2 ? first : null
      const row = at - (block.header ? 1 : 0)
      return { block, row, words: { text, quote: text, page: block.page }, codes: codeOf(text), title }
    })
  })
}

function unitWith(units: readonly Unit[], number: string): Unit | undefined {
  const code = codeOf(number)
  return units.find(({ codes }) => codes.includes(code))
}

interface Owner {
  readonly row: CoverageRow | null
  readonly opens: CoverageRow | null
}

/** The part each unit belongs to: a number or the name of a line opens one, another title ends it. */
function ownersOf(
  units: readonly Unit[],
  here: readonly { readonly row: CoverageRow; readonly number: Words }[],
): Owner[] {
  const codes = here.map(({ row, number }) => ({
    row,
    code: codeOf(number.text),
    family: familyOfTitle(row.title),
  }))
  const first = units.findIndex((unit) => codes.some(({ code }) => unit.codes.includes(code)))
  const own = codes.filter(({ code }) => units[first]?.codes.includes(code))
  // A unit outside all parts belongs to the policy whose declarations come first.
  const rest = own.length === 1 && units[first]?.title === null ? (own[0]?.row ?? null) : null
  let current = rest
  return units.map(({ codes: stated, title, block }) => {
    const named = codes.filter(({ code }) => stated.includes(code))
    const family = title === null ? null : familyOfTitle(title)
    const byNumber = named.length === 1 ? named[0]?.row : undefined
    const ofLine = codes.filter((each) => family !== null && each.family === family)
    const byLine = named.length === 0 && ofLine.length === 1 ? ofLine[0]?.row : undefined
    const opens = byNumber ?? byLine ?? null
    current = opens ?? (block.kind === 'heading' ? rest : current)
    return { row: current, opens }
  })
}

/** "GL-28 Additional insured – lessor of leased equipment" is a form, and no part. */
const formNumber = /^[A-Z]{1,5}[- ]?\d{2,}/

/** The line of business that a title names; null for the title of a form, and for what no line has alone. */
export function familyOfTitle(title: string): string | null {
  if (formNumber.test(title)) return null
  const item = coverageNamed(title)
  // Other lines of business pay medical expenses too.
  return item && item.key !== 'medicalExpense' ? familyOfItemKey(item.key) : null
}

/** The blocks of one part, under the title of its line. */
function blocksOf(units: readonly Unit[], owners: readonly Owner[], row: CoverageRow): Block[] {
  const own = units.filter((_, at) => owners[at]?.row === row)
  return [...new Set(own.map(({ block }) => block))].map((block) => {
    const headings = [row.title, ...block.headings.slice(-1).filter((each) => coverageNamed(each))]
    if (block.kind !== 'table') return { ...block, headings }
    const kept = new Set(own.filter((unit) => unit.block === block).map((unit) => unit.row))
    return { ...block, headings, rows: block.rows.filter((_, at) => kept.has(at)) }
  })
}
