import type { Reading } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell, ScheduleRow } from '../policyFacts.ts'
import { valueOf } from './openSchedule.ts'
import { scheduleVocabulary } from './scheduleVocabulary.ts'

/** Where a sentence turns from what goes off the policy to what comes onto it. */
export const comesOn = /\b(?:replaced (?:by|with)|substitut\w+ (?:by|with))\b/i
const addition = /\b(?:add(?:ed|s|ing)?|additions?|replacements?)\b/i
const deletion = /\b(?:delet\w+|remov\w+|no longer|taken off|dropped)\b/i
const vinPattern = /\b(?=[A-HJ-NPR-Z\d]*\d)[A-HJ-NPR-Z\d]{17}\b/g
const described =
  /(?:\b(?:vehicle|auto|unit|item|no\.?|number|#)\s*(?:no\.?|#)?\s*(\d{1,4})\b[:.,]?\s+(?:an?\s+)?)?\b((?:19|20)\d\d)\s+([A-Z][\w/&-]*(?:\s+(?:[A-Z\d][\w/&-]*|(?:utility|dump|box|bucket|flatbed|pickup|cargo|van|truck|tractor|trailer|bus)\b)){0,5})[,;(]?\s*(?:VIN|serial|vehicle identification)?\W*(?:no\.?|number)?\W*$/
const amount = String.raw`\s*(?:deductible)?\s*(?:of|is|:)?\s*(\$[\d,]*\d)`
const details = [
  ['cost', new RegExp(String.raw`\b(?:cost new|stated (?:value|amount))${amount}`, 'i')],
  ['comp', new RegExp(String.raw`\b(?:comprehensive|comp|other than collision)${amount}`, 'i')],
  ['coll', new RegExp(String.raw`\b(?:collision|coll)${amount}`, 'i')],
  ['garaging', /\bgaraged? (?:at|in)?:?\s*([A-Z][^.;]{2,60}?)(?=[.;]|$)/],
] as const

/** Vehicles that sentences put onto the policy: "vehicle 3 is replaced by vehicle 6: 2025 Ford Transit 350, VIN …, cost new $56,750". */
export function addedVehicles({ blocks }: Reading): ScheduleRow[] {
  let isOpen = false
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return []
    if (block.kind === 'heading' || /:\s*$/.test(block.text)) {
      isOpen = addition.test(block.text) && !deletion.test(block.text)
      return []
    }
    const [before = '', after] = block.text.split(comesOn)
    const said = after ?? (isOpen || (addition.test(before) && !deletion.test(before)) ? before : '')
    return rowsIn(said, block.page)
  })
}

function rowsIn(text: string, page: number): ScheduleRow[] {
  const vins = [...text.matchAll(vinPattern)]
  return vins.flatMap(({ 0: vin, index }, at) => {
    const [whole, number, year, make] = described.exec(text.slice(vins[at - 1]?.index ?? 0, index)) ?? []
    if (whole === undefined || year === undefined || make === undefined) return []
    const rest = text.slice(index + vin.length, vins[at + 1]?.index)
    const found = new Map<string, string>([
      ['year', year],
      ['make', make.trim()],
      ['vin', vin],
      ...(number === undefined ? [] : [['number', number] as const]),
      ...details.flatMap(([key, pattern]) => {
        const value = pattern.exec(rest)?.[1]?.trim()
        return value === undefined ? [] : [[key, value] as const]
      }),
    ])
    return [{ page, cells: vehicleColumns.map(({ key, kind }) => cellOf(found.get(key) ?? '', kind, page)) }]
  })
}

function cellOf(text: string, kind: Parameters<typeof valueOf>[1], page: number): ScheduleCell {
  return { text, value: text === '' ? null : valueOf(text, kind), page, box: null }
}

const vocabulary = scheduleVocabulary.find(({ kind }) => kind === 'vehicles')
const vehicleColumns = (vocabulary?.columns ?? []).map(({ key, label, kind }) => ({ key, label, kind }))

/** Schedules with vehicles that they do not have yet, in their own columns. */
export function withAdded(schedules: readonly Schedule[], added: readonly ScheduleRow[]): Schedule[] {
  const own = schedules.find(({ kind }) => kind === 'vehicles')
  const known = new Set(own?.rows.flatMap(({ cells }) => cells.map(({ text }) => text.replaceAll(/\s/g, ''))))
  const fresh = added.filter(({ cells }) => !cells.some(({ text }) => text.length === 17 && known.has(text)))
  if (fresh.length === 0 || !vocabulary) return [...schedules]
  const columns = [
    ...(own?.columns ?? []),
    ...vehicleColumns.filter(
      (column, at) =>
        !own?.columns.some(({ key }) => key === column.key) && fresh.some(({ cells }) => cells[at]?.text),
    ),
  ]
  const inColumns = (row: ScheduleRow, from: Schedule['columns']): ScheduleRow => ({
    page: row.page,
    cells: columns.map(
      ({ key, kind }) => row.cells[from.findIndex((each) => each.key === key)] ?? cellOf('', kind, row.page),
    ),
  })
  const schedule: Schedule = {
    ...(own ?? { kind: 'vehicles', title: vocabulary.title, documentId: null }),
    columns,
    rows: [
      ...(own?.rows ?? []).map((row) => inColumns(row, own?.columns ?? [])),
      ...fresh.map((row) => inColumns(row, vehicleColumns)),
    ],
  }
  return [...schedules.filter((each) => each !== own), schedule]
}
