import { titleCased } from './titleCased.ts'

/** The name of a policy's state: the same in badges, filters and forms. */
export function policyStateLabel(state: string): string {
  return state === 'INFORCE' ? 'Active' : titleCased(state)
}
