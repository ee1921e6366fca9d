import { createIdMaker, manualClock } from '../platform/index.ts'
import type { NewId } from './agencyAt.ts'

/** Ids with the timestamp of when the record was created. */
export function idsInOrder(): NewId {
  const clock = manualClock(0)
  const nextId = createIdMaker(clock)
  return ({ prefix }, at) => {
    clock.set(at)
    return nextId(prefix)
  }
}
