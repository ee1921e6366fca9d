import type { Clock } from '../clock.ts'
import type { KeptMessage, Mail } from './mail.ts'

const keptMessages = 100

/** Mail without a server, for development: kept in memory and printed to the terminal by `announce`. */
export function mailboxMail({
  clock,
  announce,
}: {
  clock: Clock
  announce: (message: KeptMessage) => void
}): Mail {
  const messages: KeptMessage[] = []
  return {
    send(message) {
      const kept = { ...message, at: clock.now() }
      messages.unshift(kept)
      messages.length = Math.min(messages.length, keptMessages)
      announce(kept)
      return Promise.resolve()
    },
    verify: () => Promise.resolve(),
    mailbox: () => [...messages],
    close() {
      messages.length = 0
    },
  }
}
