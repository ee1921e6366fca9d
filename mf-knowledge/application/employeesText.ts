import { count } from '@coverdesk/design-system'
import { dollars } from '../shared/dollars.ts'

export interface Employees {
  fullTime: number | null
  partTime: number | null
  /** Cents per year. */
  payroll: number | null
}

/** `12 full time, 3 part time, $840,000 payroll`: the known parts; empty if none. */
export function employeesText({ fullTime, partTime, payroll }: Employees): string {
  return [
    fullTime !== null && `${count(fullTime)} full time`,
    partTime !== null && `${count(partTime)} part time`,
    payroll !== null && `${dollars(payroll)} payroll`,
  ]
    .filter(Boolean)
    .join(', ')
}
