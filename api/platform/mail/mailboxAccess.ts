import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Which IMAP servers agencies may name, and the key that their passwords are kept under. */
export interface MailboxConfig {
  /** `host:port`, in lower case. */
  readonly hosts: readonly string[]
  readonly secret: string
  /** Where agencies' refresh tokens become access tokens (RFC 6749, 6); null if their tokens are used as they are. */
  readonly oauth: OAuthClient | null
}

interface OAuthClient {
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What a mailbox signs in with now. */
export interface MailboxToken {
  readonly accessToken: string
  /** A new refresh token that replaces the one on file, or null. */
  readonly refreshToken: string | null
}

/** What follows agencies' mailboxes: it keeps their passwords unreadable and one follower for each. */
export interface MailboxAccess {
  /** Empty when the server follows none. */
  readonly hosts: readonly string[]
  seal(password: string): string
  open(sealed: string): string
  /** The access token for a token on file. Throws with the provider's reason when it is refused. */
  accessToken(token: string, signal: AbortSignal): Promise<MailboxToken>
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
    accessToken: (token, signal) =>
      config?.oauth
        ? refreshed(config.oauth, token, signal)
        : Promise.resolve({ accessToken: token, refreshToken: null }),
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

const answerTimeoutMs = 30_000

/** RFC 6749, 5.1 and 5.2. */
const tokenAnswer = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})

async function refreshed(
  { tokenUrl, clientId, clientSecret }: OAuthClient,
  token: string,
  signal: AbortSignal,
): Promise<MailboxToken> {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  const answer = tokenAnswer.parse(await response.json())
  const { access_token: accessToken, refresh_token: refreshToken = null } = answer
  if (accessToken !== undefined) return { accessToken, refreshToken }
  const reason = answer.error_description ?? answer.error ?? response.status
  throw new Error(`The mail provider refused the token: ${reason}`)
}
