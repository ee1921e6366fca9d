import { useEffect, useEffectEvent, useRef } from 'react'

interface EndReachedOptions {
  rowCount: number
  isNearEnd: boolean
  isLoadingMore: boolean
  onEndReached: (() => void) | undefined
}

/** Loads more rows once per arrival at the end: a failed load is retried when the user returns to the end. */
export function useEndReached({ rowCount, isNearEnd, isLoadingMore, onEndReached }: EndReachedOptions) {
  const askedAt = useRef<number>(undefined)
  const ask = useEffectEvent(() => onEndReached?.())

  useEffect(() => {
    if (!isNearEnd) askedAt.current = undefined
    else if (!isLoadingMore && askedAt.current !== rowCount) {
      askedAt.current = rowCount
      ask()
    }
  }, [isNearEnd, isLoadingMore, rowCount])
}
