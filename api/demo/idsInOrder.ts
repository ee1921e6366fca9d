import { createIdMaker, manualClock } from '../platform/index.ts'
import type { NewId } from './agencyAt.ts'

/** Ids of the time when a record was made. */
export function idsInOrder(): NewId {
  const clock = manualClock(0)
  const nextId = createIdMaker(clock)
  return ({ prefix }, at) => {
    clock.set(at)
    return nextId(prefix)
  }
}
