/** A message; plain text always, HTML beside it if given. Several addresses in `to` are separated by commas. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** `Name <address>`; the configured sender unless given. */
  readonly from?: string
  readonly cc?: readonly string[]
  /** Without angle brackets. */
  readonly messageId?: string
  readonly inReplyTo?: string
  readonly references?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: Uint8Array
  }[]
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
