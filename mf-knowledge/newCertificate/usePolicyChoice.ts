import { useState } from 'react'

export interface PolicyChoice {
  /** What is ticked, of what can be shown. */
  tickedIds: readonly string[]
  /** What the API is told: null while nobody has chosen, so that a later reissue shows whatever is in force by then. */
  policyIds: readonly string[] | null
  tick: (id: string, isTicked: boolean) => void
}

/** Which of the policies that a certificate may show it does show: all unless somebody has chosen. */
export function usePolicyChoice(
  showableIds: readonly string[],
  chosenIds: readonly string[] | null,
): PolicyChoice {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  const tickedIds = showableIds.filter((id) => ticks[id] ?? chosenIds?.includes(id) ?? true)
  const isEvery = tickedIds.length === showableIds.length
  return {
    tickedIds,
    policyIds: chosenIds === null && isEvery ? null : tickedIds,
    tick: (id, isTicked) => setTicks((before) => ({ ...before, [id]: isTicked })),
  }
}
