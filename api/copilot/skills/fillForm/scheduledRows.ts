import { type PolicyFacts, type PolicyOnFile, shownCell } from '../../../knowledge/index.ts'

/** A schedule of a document, or of a policy with what staff corrected. */
type PrintedSchedule = Pick<PolicyFacts['schedules'][number], 'kind' | 'columns'> &
  (Pick<PolicyFacts['schedules'][number], 'rows'> | Pick<PolicyOnFile['schedules'][number], 'rows'>)

type Rows = readonly Readonly<Record<string, string>>[]

/** The vehicles, the drivers who are not excluded, and the classes of schedules, under what forms call their columns. */
export function scheduledRows(schedules: readonly PrintedSchedule[]): {
  readonly vehicles: Rows
  readonly drivers: Rows
  readonly classes: Rows
} {
  const rowsOf = (kind: string) =>
    schedules
      .filter((schedule) => schedule.kind === kind)
      .flatMap(({ columns, rows }) =>
        rows.map(({ cells }) =>
          Object.fromEntries(
            columns.flatMap((column, at) => {
              const { key, label } = column
              const cell = cells[at]
              const value = cell ? shownCell(cell, column) : ''
              // The number of a row counts it, and says nothing of it.
              return value && key !== 'number' ? [[named[key] ?? label, value]] : []
            }),
          ),
        ),
      )
  const isExcluded = (row: Rows[number]) => Object.values(row).some((value) => /^excluded\b/i.test(value))
  return {
    vehicles: rowsOf('vehicles').map(withYear),
    drivers: rowsOf('drivers').filter((row) => !isExcluded(row)),
    classes: rowsOf('classes'),
  }
}

/** What forms call the columns of a schedule. */
const named: Readonly<Record<string, string>> = {
  make: 'make',
  vin: 'vin',
  stated_amt: 'stated value',
  cost: 'stated value',
  license: 'license number',
  dateOfBirth: 'date of birth',
  name: 'name',
  year: 'year',
  classCode: 'class code',
  classification: 'classification',
  payroll: 'payroll',
}

/** "2022 Ford Transit 250" in the column of the make. */
function withYear(row: Rows[number]): Rows[number] {
  const [, year, make] = /^((?:19|20)\d\d) (\S.*)$/.exec(row['make'] ?? '') ?? []
  return year && make && row['year'] === undefined ? { ...row, year, make } : row
}
