import { useState } from 'react'

/** The trimmed text and the ids of its files. */
export type ComposedMessage = { text: string; fileIds: readonly string[] }

/** Sends one message at a time and keeps the last error until the next try, or until the connection is back. */
export function useSend(onSend: (message: ComposedMessage) => Promise<unknown>, isConnected: boolean) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wasConnected, setWasConnected] = useState(isConnected)
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected)
    if (isConnected) setFailure(undefined)
  }

  return {
    isSending,
    failure,
    async send(message: ComposedMessage, onSent: () => void) {
      setIsSending(true)
      setFailure(undefined)
      try {
        await onSend(message)
        onSent()
      } catch (error) {
        setFailure(wordsOf(error))
      } finally {
        setIsSending(false)
      }
    },
    forgetFailure: () => setFailure(undefined),
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'The message could not be sent.'
}
