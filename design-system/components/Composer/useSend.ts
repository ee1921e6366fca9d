import { useState } from 'react'

/** What was written, without the spaces around it, and the ids of the files that go with it. */
export type ComposedMessage = { text: string; fileIds: readonly string[] }

/** Sends one message at a time, and knows why the last one did not go. */
export function useSend(onSend: (message: ComposedMessage) => Promise<unknown>) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()

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
