import type { Reading } from '../../../reading/index.ts'
import type { Schedule, ScheduleRow } from '../policyFacts.ts'
import { labelKey } from '../values.ts'
import { amountKind } from './lossHeader.ts'
import { lossRows } from './lossRows.ts'
import { moneyText, valueOf } from './openSchedule.ts'

/**
 * The schedules with the claims of a loss run as its table has them or as its rows do, whichever reading has more of them
 * whole. A table whose cells take several lines cuts numbers and loses the claims whose cells it joins.
 */
export function surerLosses(tabled: readonly Schedule[], reading: Reading): Schedule[] {
  const summed = tabled.map((schedule) => (schedule.kind === 'losses' ? withSums(schedule) : schedule))
  const losses = summed.filter(({ kind }) => kind === 'losses')
  const own = losses.reduce((count, schedule) => count + wholeIn(schedule), 0)
  const isWhole = own > 0 && own === losses.reduce((count, { rows }) => count + rows.length, 0)
  const rows = isWhole ? null : lossRows(reading)
  return rows && wholeIn(rows) > own ? [...summed.filter(({ kind }) => kind !== 'losses'), rows] : summed
}

const sums = [
  { key: 'paid', label: 'Paid', kind: 'money' },
  { key: 'reserve', label: 'Reserve', kind: 'money' },
] as const

/** Losses whose paid or reserved amounts stand in columns of their own ("Indemnity paid", "Expense paid") with their sum. */
function withSums(schedule: Schedule): Schedule {
  return sums.reduce((losses, sum) => {
    if (losses.columns.some(({ key }) => key === sum.key)) return losses
    const parts = losses.columns.flatMap(({ key, label }, at) => {
      const kind = key === 'incurred' ? null : amountKind(labelKey(label))
      return kind?.of === sum.key ? [at] : []
    })
    if (parts.length === 0) return losses
    const behind = Math.max(...parts) + 1
    const sumOf = ({ page, cells }: ScheduleRow) => {
      const amounts = parts.map((at) => valueOf(cells[at]?.text ?? '', 'money'))
      const stated = amounts.filter((amount) => typeof amount === 'number')
      const cents = stated.reduce((total, amount) => total + amount, 0)
      return stated.length === 0
        ? { text: '', value: null, page, box: null }
        : { text: moneyText(cents), value: cents, page, box: null }
    }
    return {
      ...losses,
      columns: losses.columns.toSpliced(behind, 0, sum),
      rows: losses.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(behind, 0, sumOf(row)) })),
    }
  }, schedule)
}

/** How many claims are whole: numbered, not cut at a hyphen, with amounts that add up. */
function wholeIn({ columns, rows }: Schedule): number {
  const at = (key: string) => columns.findIndex((column) => column.key === key)
  const [number, paid, reserve, incurred, recovered] = [
    at('claimNumber'),
    at('paid'),
    at('reserve'),
    at('incurred'),
    at('recovered'),
  ]
  return rows.filter(({ cells }) => {
    const amountAt = (column: number) => {
      const value = cells[column]?.value
      return typeof value === 'number' ? value : null
    }
    const [paidAmount, sum] = [amountAt(paid), amountAt(incurred)]
    const parts = (paidAmount ?? 0) + (amountAt(reserve) ?? 0)
    const addsUp =
      paidAmount === null || sum === null || reserve === -1
        ? paidAmount !== null
        : [parts, parts - (amountAt(recovered) ?? 0)].some((each) => Math.abs(each - sum) <= 100)
    return addsUp && /\d[^-–]*$/.test(cells[number]?.text ?? '')
  }).length
}
