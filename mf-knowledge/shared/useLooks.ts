import { RequestFailure } from '@coverdesk/contract'
import { useEffect, useEffectEvent } from 'react'

/** Often enough for a bar that moves. */
const lookEvery = 1_000

/** Asks the server how far a job is, as long as that is wanted. */
export function useLooks(isWanted: boolean, onLook: () => Promise<unknown>): void {
  const look = useEffectEvent(async () => {
    try {
      await onLook()
    } catch (error) {
      // The next look may come through.
      if (!(error instanceof RequestFailure)) throw error
    }
  })
  useEffect(() => {
    if (!isWanted) return
    const looks = setInterval(() => void look(), lookEvery)
    return () => clearInterval(looks)
  }, [isWanted])
}
