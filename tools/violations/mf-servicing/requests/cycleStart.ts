// expect: import(no-cycle)
import { cycleEnd } from './cycleEnd.ts'

export function cycleStart(): string {
  return cycleEnd()
}
