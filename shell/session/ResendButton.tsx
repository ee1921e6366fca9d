import { Button } from '@coverdesk/design-system'
import { useEffect, useState } from 'react'

interface ResendButtonProps {
  /** When another code can be requested; null for immediately. */
  resendAt: number | null
  onResend: () => Promise<void>
}

/** Requests another code and shows the remaining wait. */
export function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const seconds = useSecondsUntil(resendAt)
  const [isBusy, setIsBusy] = useState(false)

  async function handlePress() {
    setIsBusy(true)
    await onResend()
    setIsBusy(false)
  }

  const isWaiting = seconds > 0
  return (
    <Button
      tone="quiet"
      size="small"
      isLoading={isBusy}
      isDisabled={isWaiting}
      onPress={() => void handlePress()}
    >
      {isWaiting ? `Send another code in ${seconds} s` : 'Send another code'}
    </Button>
  )
}

function useSecondsUntil(moment: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment))

  useEffect(() => {
    const update = () => setSeconds(secondsUntil(moment))
    update()
    if (secondsUntil(moment) === 0) return
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [moment])

  return seconds
}

function secondsUntil(moment: number | null): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
