/** A message to one person; plain text always, HTML beside it if given. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** A message as the mailbox keeps it. */
export interface KeptMessage extends Message {
  /** Milliseconds since the epoch, UTC. */
  readonly at: number
}

/** Sends mail. Throws when the mail server does not take the message. */
export interface Mail {
  send(message: Message): Promise<void>
  /** Throws when the mail server does not answer or refuses our login. */
  verify(): Promise<void>
  /** The last messages, newest first, when no mail server is configured; else null. */
  readonly mailbox: (() => readonly KeptMessage[]) | null
  close(): void
}
