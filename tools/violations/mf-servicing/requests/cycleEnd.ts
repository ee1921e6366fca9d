// expect: import(no-cycle)
import { cycleStart } from './cycleStart.ts'

export function cycleEnd(): string {
  return cycleStart()
}
