import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Which IMAP servers agencies may name, and the key that their passwords are kept under. */
export interface MailboxConfig {
  /** `host:port`, in lower case. */
  readonly hosts: readonly string[]
  readonly secret: string
}

/** What follows agencies' mailboxes: it keeps their passwords unreadable and one follower for each. */
export interface MailboxAccess {
  /** Empty when the server follows none. */
  readonly hosts: readonly string[]
  seal(password: string): string
  open(sealed: string): string
  /** Runs `work` until it is replaced by one of another version, or everything closes. */
  follow(key: string, version: string, work: (signal: AbortSignal) => Promise<void>): void
  /** Ends what follows this mailbox. */
  release(key: string): void
  close(): void
}

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text, in Base64. */
export function openMailboxAccess(config: MailboxConfig | null): MailboxAccess {
  const key = config && Buffer.from(hkdfSync('sha256', config.secret, '', 'mailbox passwords', 32))
  const running = new Map<string, { version: string; stop: AbortController }>()

  function release(name: string): void {
    running.get(name)?.stop.abort()
    running.delete(name)
  }

  return {
    hosts: config?.hosts ?? [],
    release,
    seal(password) {
      if (!key) throw new Error('This server keeps no mailbox passwords.')
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    open(sealed) {
      if (!key) throw new Error('This server keeps no mailbox passwords.')
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    follow(name, version, work) {
      if (running.get(name)?.version === version) return
      release(name)
      const stop = new AbortController()
      running.set(name, { version, stop })
      void work(stop.signal).finally(() => {
        if (running.get(name)?.stop === stop) running.delete(name)
      })
    },
    close() {
      for (const name of running.keys()) release(name)
    },
  }
}
