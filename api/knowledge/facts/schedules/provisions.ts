import type { Reading, TextBlock } from '../../../reading/index.ts'
import type { ScheduleCell } from '../policyFacts.ts'
import type { LabeledRecord } from './labeledRecords.ts'
import { valueOf } from './openSchedule.ts'
import { policyColumns } from './policyVocabulary.ts'

/** What a numbered provision names, with the value as the first group that matches. */
const references: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['state', /\b([A-Z]{2}) class(?:ification)? \d/],
  ['location', /\blocation (\d{1,4})\b/i],
  ['building', /\bbuilding (\d{1,4})\b/i],
  ['classCode', /\bclass(?:ification)?(?: code)? (\d{3,6})\b/i],
  ['territory', /\bterritory (\d{1,4})\b/i],
  ['formNumber', /\b([A-Z]{2,5} \d{2} \d{2}(?: \d{2})?(?: [A-Z])?),? (?:edition|ed\.) \d{2}/],
  ['edition', /\b[A-Z]{2,5} \d{2} \d{2}(?: \d{2})?(?: [A-Z])?,? (?:edition|ed\.) (\d{2} \d{2})\b/],
  ['limit', /\blimit of (\$[\d,]+\d)|(\$[\d,]+\d) limit\b/i],
  ['valuation', /\b([A-Z\d][\w ]{2,40}?) valuation\b/],
  ['coinsurance', /\b(\d+%|[A-Z][\w ]{2,30}?) coinsurance\b/],
  ['businessIncomeBasis', /\b([A-Z\d][\w ]{2,40}?) business income basis\b/],
  ['deductible', /\bdeductible of (\$[\d,]+\d)|(\$[\d,]+\d) deductible\b/i],
]
const formReference = /\b[A-Z]{2,5} \d{2} \d{2}\b/
const sentenceEnd = /(?<=\.)\s+(?=[A-Z])/
const kinds = /\b(?:as|a|an|controlling|following) (limitation|condition|exclusion|definition|exception)\b/i
const title = /^(?:section\s+)?\d{1,3}\s*[.)–-]\s*([A-Z][A-Z ,&/'-]{4,90})$/i

interface Provision {
  readonly name: string
  readonly at: TextBlock
  readonly texts: string[]
}

/** Numbered provisions that apply to what a policy schedules, such as a location's coverage or a class. */
export function provisions(reading: Reading, coverages: ReadonlySet<string>): LabeledRecord[] {
  const names = [...coverages].toSorted((a, b) => b.length - a.length)
  const found: Provision[] = []
  let current: Provision | null = null
  for (const block of reading.blocks) {
    if (block.kind === 'table') continue
    const [, name] = title.exec(block.text) ?? []
    if (name && name === name.toUpperCase()) {
      current = { name, at: block, texts: [] }
      found.push(current)
    } else if (block.kind === 'heading') current = null
    else if (block.text !== block.text.toUpperCase())
      current?.texts.push(block.text.replace(/^(?:[A-Z]|\d{1,2})[.)]\s+/, ''))
  }
  const records = found.flatMap(({ name, at, texts }) => {
    const all = texts.join(' ')
    const [first = ''] = all.split(sentenceEnd)
    const isIntroduced = /\bprovision\b/i.test(first) && formReference.test(first)
    const cells = new Map<string, ScheduleCell>()
    const set = (key: string, text: string | undefined) => {
      if (!text) return
      const { kind = 'text' } = policyColumns.find((column) => column.key === key) ?? {}
      cells.set(key, { text, value: valueOf(text, kind), page: at.page, box: at.box })
    }
    set('provision', name)
    set('type', kinds.exec(first)?.[1])
    for (const [key, pattern] of references) set(key, pattern.exec(all)?.slice(1).find(Boolean))
    const textOf = (key: string) => cells.get(key)?.text
    const place = `Location ${textOf('location')}, Building ${textOf('building')}`
    set(
      'coverage',
      names.find((each) => all.includes(`${place}, ${each}`)),
    )
    set('text', (isIntroduced && all.slice(first.length).trim()) || all)
    return cells.has('location') && cells.has('formNumber') ? [{ page: at.page, cells }] : []
  })
  return withTypes(records)
}

/** Provisions of the same title are of the same type. */
function withTypes(records: readonly LabeledRecord[]): LabeledRecord[] {
  const types = new Map<string, ScheduleCell>()
  for (const { cells } of records) {
    const type = cells.get('type')
    if (type) types.set(cells.get('provision')?.text ?? '', type)
  }
  return records.map(({ page, cells }) => {
    const type = types.get(cells.get('provision')?.text ?? '')
    if (type && !cells.has('type')) cells.set('type', { ...type, box: null })
    return { page, cells }
  })
}
