import { useEffect, useEffectEvent } from 'react'
import { host } from './host.ts'

/** Tries again by itself when the server is back: for a screen that failed while it was away. */
export function useRecovery(retry: () => void): void {
  const handleReturn = useEffectEvent(retry)
  useEffect(() => {
    const { live } = host()
    return live.onStatus(() => {
      if (live.status() === 'live') handleReturn()
    })
  }, [])
}
