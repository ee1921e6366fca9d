import { useEffect, useEffectEvent } from 'react'
import { host } from './host.ts'

/** Retries automatically when the server is back, for a screen that failed while it was down. */
export function useRecovery(retry: () => void): void {
  const handleReturn = useEffectEvent(retry)
  useEffect(() => {
    const { live } = host()
    return live.onStatus(() => {
      if (live.status() === 'live') handleReturn()
    })
  }, [])
}
