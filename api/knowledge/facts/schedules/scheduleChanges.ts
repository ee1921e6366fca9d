import type { Reading, TableBlock } from '../../../reading/index.ts'
import type { Schedule, ScheduleChange, ScheduleKind } from '../policyFacts.ts'
import { comesOn } from './addedVehicles.ts'
import { scheduleVocabulary } from './scheduleVocabulary.ts'

interface KindChange extends ScheduleChange {
  readonly kind: ScheduleKind
}

interface Said {
  readonly text: string
  readonly page: number
}

/** What a document takes out of schedules, or changes in rows that another document lists. */
export function scheduleChanges({ blocks }: Reading): KindChange[] {
  /** "The following autos are deleted:" holds for the list or the table below it. */
  let lead: string | null = null
  return blocks.flatMap((block): KindChange[] => {
    if (block.kind === 'table') {
      const found = deletedRows(block, lead)
      lead = null
      return found
    }
    const said = { text: block.text, page: block.page }
    const isLead = /:\s*$/.test(block.text) || block.kind === 'heading'
    if (isLead) {
      lead = deletion.test(block.text) && !addition.test(block.text) ? block.text : null
      return []
    }
    const sentences = block.text.split(/(?<=[a-z\d)]{2}[.;])\s+(?=[A-Z])/)
    const found = sentences.flatMap((text) => changesIn({ ...said, text }))
    if (found.length > 0 || lead === null || addition.test(block.text)) return found
    return deletedIn(said, `${lead} ${block.text}`)
  })
}

const deletion =
  /\b(?:delet(?:e|ed|es|ing|ions?)|remov(?:e|ed|es|ing|al)|no longer (?:covered|insured|scheduled|listed)|taken off|dropped)\b/i
const addition = /\b(?:add(?:ed|s|ing)?|additions?|includ(?:e|ed|es))\b/i
/** What is deleted in wording is no row. */
const ofWording =
  /\b(?:exclusions?|paragraphs?|sub-?paragraphs?|conditions?|provisions?|definitions?|sections?|wording|sentences?|clauses?)\b/i

/** The clauses of a sentence that delete something or change a cell. */
function changesIn({ text: sentence, page }: Said): KindChange[] {
  // What replaces a row is not deleted with it.
  const [text = '', on] = sentence.split(comesOn)
  const cells = cellsChanged({ text, page })
  if (cells.length > 0) return cells
  if (on === undefined && !deletion.test(text)) return []
  if (!addition.test(text)) return deletedIn({ text, page }, text)
  // "Auto 6 is added and auto 4 is deleted"
  return text
    .split(/;\s+|,?\s+and\s+/)
    .filter((clause) => deletion.test(clause) && !addition.test(clause))
    .flatMap((clause) => deletedIn({ text: clause, page }, clause))
}

const vinPattern = /\b(?=[A-HJ-NPR-Z\d]*\d)[A-HJ-NPR-Z\d]{17}\b/g
const autoWords = /\b(?:autos?|vehicles?|trucks?|trailers?|tractors?|units?|vans?|pick-?ups?)\b/i
const numbered =
  /\b(?:(?:auto|vehicle|veh|unit|truck|trailer|tractor|item)\.?\s*)?(?:no\.?|number|#)\s*:?\s*(\d{1,4}[A-Z]?)\b|\b(?:auto|vehicle|unit|item)\s+(\d{1,4})\b/i
const yearAndMake = /\b((?:19|20)\d\d)\s+([A-Z][\w/&-]*(?:\s+[A-Z\d][\w/&-]*){0,4})/

/** The rows that a text deletes, by what names them there. */
function deletedIn({ text, page }: Said, whole: string): KindChange[] {
  if (ofWording.test(whole)) return []
  const base = { words: [], set: null, quote: text, page }
  const vins = text.match(vinPattern) ?? []
  const named = numberIn(text)
  if (vins.length > 0)
    return vins.map((vin) => ({
      ...base,
      kind: 'vehicles' as const,
      named: { vin, ...(vins.length === 1 ? named : {}) },
    }))
  const serial = /\b(?:serial|s\/n)(?: (?:no\.?|number))?\s*:?\s*([A-Z\d][A-Z\d/-]{3,})/i.exec(text)?.[1]
  if (serial) return [{ ...base, kind: 'equipment', named: { serialNumber: serial } }]
  const driver = driverIn(text, whole)
  if (driver) return [{ ...base, kind: 'drivers', named: { name: driver } }]
  const [, year, make] = yearAndMake.exec(text) ?? []
  if (!autoWords.test(whole) || (!named.number && !make)) return []
  return [
    { ...base, kind: 'vehicles', named: { ...named, ...(year && make ? { year, make: make.trim() } : {}) } },
  ]
}

function numberIn(text: string): { readonly number?: string } {
  const [, marked, plain] = numbered.exec(text) ?? []
  const number = marked ?? plain
  return number === undefined ? {} : { number }
}

const person = String.raw`([A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]*){1,3})`
const driverNamed = [
  new RegExp(String.raw`\b(?:[Dd]rivers?|[Oo]perators?)\b[^:]{0,60}:\s*${person}`),
  new RegExp(String.raw`\b(?:[Dd]river|[Oo]perator)\s+${person}`),
  new RegExp(String.raw`^${person}\s+(?:is|has been)\b[^.]*\b(?:driver|operator)s?\b`),
]

function driverIn(text: string, whole: string): string | null {
  if (!/\b(?:drivers?|operators?)\b/i.test(whole)) return null
  const listed = new RegExp(String.raw`^(?:[-•*]\s*)?${person}(?=[.,;(]|\s*$)`).exec(text)
  const found = driverNamed.map((pattern) => pattern.exec(text)).find(Boolean) ?? listed
  return found?.[1]?.replace(/\.$/, '') ?? null
}

const cellChange =
  /^(.{3,120}?)\s+(?:is|are|has been|have been|shall be)?\s*(?:hereby\s+)?(?:changed|amended|increased|decreased|reduced|lowered|raised|revised)\s+(?:from\s+(\$?[\d,]+(?:\.\d\d)?)\s+)?to\s+(\$?[\d,]+(?:\.\d\d)?)/i
const columns = [
  ['comp', /\b(?:comprehensive|comp|other than collision|OTC)\b/i, /\bded/i],
  ['coll', /\b(?:collision|coll)\b/i, /\bded/i],
  ['cost', /\b(?:cost new|stated (?:value|amount))\b/i, /./],
] as const

/** "Comprehensive deductible for all scheduled trailers is changed from $1,000 to $500." */
function cellsChanged({ text, page }: Said): KindChange[] {
  const [quote, subject = '', from, to] = cellChange.exec(text) ?? []
  const [, what = '', rows = ''] = /^(.*?)\s+(?:for|on|of|applicable to)\s+(.+)$/i.exec(subject) ?? []
  const vin = rows.match(vinPattern)?.[0]
  const named = vin ? { vin } : numberIn(rows)
  if (!quote || !to || (!autoWords.test(rows) && !vin)) return []
  const isNamed = Object.keys(named).length > 0
  const words = isNamed ? [] : (rows.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !plain.test(word))
  return columns.flatMap(([key, name, needed]) =>
    name.test(what) && needed.test(what)
      ? [
          {
            kind: 'vehicles' as const,
            named,
            words: words.map((word) => word.replace(/s$/, '')),
            set: { key, from: from ?? null, text: to },
            quote: text,
            page,
          },
        ]
      : [],
  )
}

/** Words that leave the rows all those of the schedule. */
const plain =
  /^(?:all|any|each|every|the|your|our|of|in|on|to|scheduled?|covered|owned|insured|listed|autos?|vehicles?|units?|item|items|three|policy|this)$/

const actionHeader = /^(?:action|change|transaction|add ?\/ ?delete|a ?\/ ?d|type of change)$/i

/** "Deleted auto" beside what names it. */
const deletedThing =
  /^(?:deleted?|removed?) (?:covered )?(?:autos?|vehicles?|trucks?|trailers?|units?|items?|equipment|drivers?)\b[^$]{0,12}$/i

/** The rows of a table of deletions, or those that a column marks as deleted. */
function deletedRows({ header, rows, headings, page }: TableBlock, lead: string | null): KindChange[] {
  const above = lead ?? headings.at(-1) ?? ''
  const areAll = deletion.test(above) && !addition.test(above)
  const names = header ?? rows[0] ?? []
  const at = names.findIndex(({ text }) => actionHeader.test(text.trim()))
  return rows.flatMap((row) => {
    const isDeleted =
      areAll ||
      deletedThing.test(row[0]?.text.trim() ?? '') ||
      (at !== -1 && /^(?:d|del(?:eted?)?|remove[ds]?)\b/i.test(row[at]?.text.trim() ?? ''))
    const quote = row.map(({ text }) => text.trim()).join(' ')
    return isDeleted ? deletedIn({ text: quote, page: row[0]?.page ?? page }, `autos ${quote}`) : []
  })
}

/** Whether a row, by its columns, is one that a change is about. */
export function isRowOf(
  { named, words, set }: ScheduleChange,
  cells: Readonly<Record<string, string>>,
): boolean {
  const says = (key: string) => same(named[key] ?? '') === same(cells[key] ?? '')
  const [key] = ['vin', 'serialNumber', 'name'].filter((each) => named[each] && cells[each])
  if (key) return says(key)
  if (named.number && cells.number) return says('number') && (!named.year || !cells.year || says('year'))
  if (named.year && named.make && cells.year)
    return says('year') && isWithin(same(named.make), same(`${cells.make ?? ''}${cells.model ?? ''}`))
  if (set === null || Object.keys(named).length > 0) return false
  const text = Object.values(cells).join(' ').toLowerCase()
  return (
    words.every((word) => text.includes(word)) &&
    (set.from === null || same(cells[set.key] ?? '') === same(set.from))
  )
}

function isWithin(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

function same(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.00$/, '')
    .replaceAll(/[^a-z\d]/g, '')
}

/** Schedules without the rows that the document deletes, each with what it changes of rows that others list. */
export function withChanges(schedules: readonly Schedule[], changes: readonly KindChange[]): Schedule[] {
  const kinds = new Set(changes.map(({ kind }) => kind))
  const all = [
    ...schedules,
    ...[...kinds].flatMap((kind): Schedule[] => {
      const known = scheduleVocabulary.find((vocabulary) => vocabulary.kind === kind)
      const isOpen = schedules.some((schedule) => schedule.kind === kind)
      return !known || isOpen ? [] : [{ kind, title: known.title, documentId: null, columns: [], rows: [] }]
    }),
  ]
  return all.map((schedule): Schedule => {
    const own = changes.flatMap(({ kind, ...change }) => (kind === schedule.kind ? [change] : []))
    if (own.length === 0) return schedule
    const rows = schedule.rows.filter(({ cells }) => {
      const texts = Object.fromEntries(schedule.columns.map(({ key }, at) => [key, cells[at]?.text ?? '']))
      return !own.some((change) => change.set === null && isRowOf(change, texts))
    })
    return { ...schedule, rows, changes: own }
  })
}
