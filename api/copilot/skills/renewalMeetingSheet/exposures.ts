import { businessApplicationKind, dollars, type PolicyOnFile, shownCell } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { Task } from '../../runs/task.ts'
import type { HeldPolicy } from '../coverageGaps/commonLines.ts'

type Reviewed = PolicyOnFile['schedules'][number]

/** What a premium is worked out from, as far as it is on file. */
export interface Exposure {
  /** "Workers Compensation, WC-1", or the application. */
  readonly source: string
  /** "5551 Roofing" */
  readonly name: string
  /** "Payroll $96,000" */
  readonly amount: string
  /** Asks the client whether it is still right; ends with a question mark. */
  readonly question: string
}

/** How many rows of a schedule are listed one by one. */
const mostListed = 12

/** Schedules of which the sheet says how many there are. */
const counted = {
  vehicles: ['vehicle', 'vehicles'],
  drivers: ['driver', 'drivers'],
  locations: ['location', 'locations'],
  equipment: ['scheduled item', 'scheduled items'],
} as const

/** The exposures of policies by their schedules, and of the business by its last application. */
export async function exposuresOf(
  { agency }: Pick<Task, 'agency'>,
  { accountId, held }: { accountId: string; held: readonly (HeldPolicy & { readonly name: string })[] },
): Promise<Exposure[]> {
  const ofPolicies = held.flatMap(({ name, onFile: { schedules, locations } }) => {
    const isScheduled = schedules.some(({ schedule }) => schedule.kind === 'locations')
    return [
      ...schedules.flatMap((each) => (each.schedule.kind === 'classes' ? classesOf(each) : rowsOf(each))),
      ...(isScheduled ? [] : countOf('locations', locations.length, locations)),
    ].map((each) => ({ source: name, ...each }))
  })
  const [last] = agency
    .table(businessApplicationKind)
    .related('account', accountId)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
  const application = last && (await agency.read(businessApplicationKind, last.id))?.value
  if (!application) return ofPolicies
  const { annualRevenue, employeeInfo } = application
  const staff = (employeeInfo?.numFullTimeEmployees ?? 0) + (employeeInfo?.numPartTimeEmployees ?? 0)
  const stated = [
    { name: 'Annual revenue', amount: annualRevenue && dollars(annualRevenue) },
    {
      name: 'Payroll',
      amount: employeeInfo?.totalEmployeePayroll && dollars(employeeInfo.totalEmployeePayroll),
    },
    { name: 'Employees', amount: staff > 0 && String(staff) },
  ]
  return [
    ...ofPolicies,
    ...stated.flatMap(({ name, amount }) =>
      amount
        ? [
            {
              source: 'Application',
              name,
              amount,
              question: `${name} of ${amount} on the application: what do you expect for the coming year?`,
            },
          ]
        : [],
    ),
  ]
}

/** The classes that a premium is rated on, with what it is worked out from. */
function classesOf({ schedule: { columns }, rows }: Reviewed): Omit<Exposure, 'source'>[] {
  return rows.slice(0, mostListed).flatMap(({ cells }) => {
    const shown = (key: string) => {
      const at = columns.findIndex((column) => column.key === key)
      const [cell, column] = [cells[at], columns[at]]
      return cell && column ? shownCell(cell, column) : ''
    }
    const name = [shown('classCode'), shown('classification')].filter(Boolean).join(' ')
    const payroll = shown('payroll')
    const amount = payroll
      ? `Payroll ${payroll}`
      : [shown('basis'), shown('exposure')].filter(Boolean).join(' ')
    if (name === '' || !/\d/.test(amount)) return []
    return [
      { name, amount, question: `${name}, ${lowered(amount)}: what do you expect for the coming year?` },
    ]
  })
}

function rowsOf({ schedule: { kind, columns }, rows }: Reviewed): Omit<Exposure, 'source'>[] {
  if (!isCounted(kind)) return []
  const address = columns.findIndex(({ key }) => key === 'address')
  const places = kind === 'locations' ? rows.map(({ cells }) => cells[address]?.text ?? '') : []
  return countOf(kind, rows.length, places)
}

function countOf(
  kind: keyof typeof counted,
  count: number,
  places: readonly string[],
): Omit<Exposure, 'source'>[] {
  if (count === 0) return []
  const [one, several] = counted[kind]
  const amount = `${count} ${count === 1 ? one : several}`
  const named = [...new Set(places.filter((place) => place !== ''))].slice(0, mostListed)
  return [
    {
      name: capitalized(several),
      amount: [amount, ...named].join('; '),
      question: `${[amount, named.length > 0 && `(${named.join('; ')})`].filter(Boolean).join(' ')} on the policy: is the list still right?`,
    },
  ]
}

function isCounted(kind: string): kind is keyof typeof counted {
  return kind in counted
}

export function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
