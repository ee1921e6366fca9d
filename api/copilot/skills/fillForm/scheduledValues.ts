import { dollars, type KnownValue, recordValues } from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { scheduledRows } from './scheduledRows.ts'

/** What declarations print of a motor carrier, with the labels of forms. */
const printed: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['US DOT number', /\bUS ?DOT(?: (?:no\.?|number|#))?:?\s*#?(\d{5,8})\b/i],
  ['MC number', /(?<![\w-])MC(?: (?:no\.?|number|#)|-|#)?:?\s*#?(\d{5,7})\b/],
  ['Radius of operations', /\bradius(?: of operations?)?:\s*([^.\n]{3,60})/i],
  ['Commodities hauled', /\bcommodities(?: hauled)?:\s*([^.\n]{4,120})/i],
]

/** The rows of the vehicles and drivers that a document schedules, and what it prints of a motor carrier. */
export async function scheduledValues(task: Task, file: TaskFile): Promise<KnownValue[]> {
  const { name, facts, reading } = await readFileOf(task, file.id)
  const text = reading.pages
    .flatMap(({ lines }) => lines.map((line) => line.text))
    .join('\n')
    .replaceAll(/:\n/g, ': ')
  const stated = printed.flatMap(([label, pattern]) => {
    const value = pattern.exec(text)?.[1]?.trim()
    return value ? [{ label, value, source: name }] : []
  })
  const coverages = facts.schedules
    .filter(({ kind, columns }) => kind === 'coverages' && columns.some(({ key }) => key === 'coveredAutos'))
    .flatMap(({ columns, rows }) =>
      rows.flatMap(({ cells }) => {
        const cellOf = (key: string) => cells[columns.findIndex((column) => column.key === key)]?.text ?? ''
        return limitsOf(cellOf('coverage'), cellOf('limit'))
      }),
    )
  stated.push(...coverages.map((each) => ({ ...each, source: name })))
  const { vehicles, drivers, classes } = scheduledRows(facts.schedules)
  const isOfWorkers = facts.scalars.lineOfBusiness.fact?.value === 'WORKERS_COMPENSATION'
  return [
    ...stated,
    ...recordValues({ vehicles, drivers }, name),
    // Liability policies rate their classes by sales and costs, too.
    ...(isOfWorkers ? [...recordValues({ classes }, name), ...payrollOf(classes, name)] : []),
  ]
}

/** The payroll of all classes, where each of them has its own. */
function payrollOf(classes: readonly Readonly<Record<string, string>>[], source: string): KnownValue[] {
  const amounts = classes.map(({ payroll = '' }) => Number(payroll.replaceAll(/[$,]/g, '') || Number.NaN))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return total > 0
    ? [{ label: 'Total annual payroll', value: dollars(total * 100), source: `${source}, all classes` }]
    : []
}

/** Says which of the scheduled vehicles the form has no row for; nothing where it has none for vehicles at all. */
export function withoutRow(
  known: readonly KnownValue[],
  filled: readonly { readonly value: unknown }[],
): string[] {
  const written = new Set(filled.map(({ value }) => value))
  const vins = [...new Set(known.flatMap(({ label, value }) => (label === 'vin' ? [value] : [])))]
  const left = vins.filter((vin) => !written.has(vin))
  return left.length === 0 || left.length === vins.length
    ? []
    : [`The form has no row for ${left.length} of the scheduled vehicles (VIN ${left.join(', ')}).`]
}

/** "$100,000 any one vehicle; … Ded. $2,500" of a motor truck cargo coverage, with the labels of forms. */
function limitsOf(coverage: string, limit: string): { label: string; value: string }[] {
  const amount = /^\$[\d,]+/.exec(limit)?.[0]
  if (/\bcargo\b/i.test(coverage)) {
    const deductible = /\bded(?:uctible|\.)?\s*(?:of\s*)?(\$[\d,]*\d)/i.exec(limit)?.[1]
    return [
      ...(amount && /^\S+ (?:any one|per|each) (?:vehicle|truck|unit)/i.test(limit)
        ? [{ label: 'Cargo limit per vehicle', value: amount }]
        : []),
      ...(deductible ? [{ label: 'Cargo deductible', value: deductible }] : []),
    ]
  }
  return amount && /^(?:auto(?:mobile)? |covered autos )?liability$/i.test(coverage.trim())
    ? [{ label: 'Liability limit requested', value: amount }]
    : []
}
