import { useEffect, useEffectEvent } from 'react'
import { type RowSource, refreshRows } from './refreshRows.ts'
import { useAgencyChanges } from './useAgencyChanges.ts'

/** Two refreshes never come closer than this, however busy the agency is. */
const pause = 200

/** The lists that were left: what they show on return may be old. */
const left = new Set<string>()

export interface LiveRowsOptions extends RowSource {
  /** The list's name in the product. */
  list: string
  /** The typenames of what a row shows. */
  shown: ReadonlySet<string>
}

/** Keeps the loaded rows of a list as the server has them: after colleagues' changes, and after time away from the list. */
export function useLiveRows({ list, shown, ...source }: LiveRowsOptions): void {
  const lookAgain = useAgencyChanges(
    ({ typename }) => shown.has(typename),
    async (changes) => {
      await refreshRows(
        source,
        changes.length === 0 ? 'all' : new Set(changes.map(({ subjectId }) => subjectId)),
      )
      await new Promise((resolve) => setTimeout(resolve, pause))
    },
  )

  const handleReturn = useEffectEvent(lookAgain)
  useEffect(() => {
    // The rows that were known are on the screen first.
    const timer = left.delete(list) ? setTimeout(handleReturn, pause) : undefined
    return () => {
      clearTimeout(timer)
      left.add(list)
    }
  }, [list])
}
