import { localTime } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** Hours of the day between which somebody is in the office on a workday. */
const open = { from: 8, to: 17 }

/** When a member of the team can call back, in words that end a promise: `today`, `tomorrow morning`. */
export function callBackTime(agency: Pick<AgencyStore, 'id' | 'table'>, now: number): string {
  const { weekday, hour } = localTime(agency, now)
  // Sunday is 0.
  const isWorkday = weekday >= 1 && weekday <= 5
  if (isWorkday && hour < open.from) return 'as soon as we open this morning'
  if (isWorkday && hour < open.to) return 'today'
  return weekday === 5 || weekday === 6 ? 'as soon as we open on Monday' : 'tomorrow morning'
}
