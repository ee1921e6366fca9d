import type { Clock, Keyspace } from '../platform/index.ts'
import { isEmail, normalEmail } from './agencyUser.ts'
import { networkOf } from './networkOf.ts'
import { codeRules, newCode, tryCode, type CodeTry, type SignInCode } from './signInCode.ts'
import type { Signer } from './signer.ts'
import { fullAt, takeToken, type Bucket, type BucketRule } from './tokenBucket.ts'
import { newToken } from './token.ts'

/** The owner of an address: one user of one agency. */
export interface EmailOwner {
  readonly agencyId: string
  readonly userId: string
}

/** The origin of an attempt. */
export interface Attempt {
  readonly email: string
  /** The browser's token, from the cookie set when the code was requested. */
  readonly browser: string
  readonly ipAddress: string
  /** Whether this address has signed in from this browser before. */
  readonly isKnown: boolean
}

export type AskAnswer =
  | { readonly outcome: 'asked'; readonly resendAt: number }
  | { readonly outcome: 'invalid'; readonly message: string }
  | { readonly outcome: 'tooOften'; readonly retryAt: number }

export type CodeAnswer = CodeTry | { readonly outcome: 'tooOften'; readonly retryAt: number }

export interface SignIn {
  ask(attempt: Attempt): Promise<AskAnswer>
  /** Returns the owner of the address if the code is right, exactly once. */
  try(attempt: Attempt, code: string): Promise<{ answer: CodeAnswer; owner: EmailOwner | null }>
}

/**
 * Rate limits for requesting and trying codes. Offices share a network, so its limit is wider. All networks together
 * cannot flood an address's mailbox. A browser the address signed in from before has limits of its own, so
 * others who use up the limit can't lock its owner out.
 */
const limits = {
  askForAddress: { capacity: 30, refill: 2 * 60_000 },
  askForAddressFromNetwork: { capacity: 6, refill: 2 * 60_000 },
  askFromNetwork: { capacity: 40, refill: 20_000 },
  tryFromNetwork: { capacity: 60, refill: 5_000 },
  askFromKnownBrowser: { capacity: 6, refill: 2 * 60_000 },
  tryFromKnownBrowser: { capacity: 20, refill: 5_000 },
} satisfies Record<string, BucketRule>

interface SignInStores {
  readonly clock: Clock
  readonly signer: Signer
  readonly codes: Keyspace<SignInCode>
  readonly buckets: Keyspace<Bucket>
  readonly emails: Keyspace<EmailOwner>
  /** Sends the code without waiting, so that a known address gets its response no later than an unknown one. */
  sendCode(owner: EmailOwner, email: string, code: string): void
}

export function createSignIn({ clock, signer, codes, buckets, emails, sendCode }: SignInStores): SignIn {
  /** When the next attempt is allowed, or null if one was granted. */
  async function take(limit: keyof typeof limits, subject: string): Promise<number | null> {
    const rule: BucketRule = limits[limit]
    return buckets.update<number | null>(signer.sign(limit, subject), (current) => {
      const now = clock.now()
      const { isAllowed, bucket, wait } = takeToken(current?.value ?? null, rule, now)
      if (!isAllowed) return { keep: true, answer: now + wait }
      return { put: bucket, expiresAt: fullAt(bucket, rule), answer: null }
    })
  }

  // One code per address and browser: attempts elsewhere cannot invalidate it.
  function codeKey({ email, browser }: Attempt): string {
    return signer.sign('code-key', `${normalEmail(email)}\n${browser}`)
  }

  return {
    async ask(attempt) {
      const email = normalEmail(attempt.email)
      if (!isEmail(email))
        return { outcome: 'invalid', message: 'Enter an email address like name@agency.com.' }

      const key = codeKey(attempt)
      const earlier = await codes.get(key)
      const waiting = earlier && !earlier.value.isUsed ? earlier.value.askedAt + codeRules.resendAfter : 0
      if (waiting > clock.now()) return { outcome: 'asked', resendAt: waiting }

      const network = networkOf(attempt.ipAddress)
      const retryAt = attempt.isKnown
        ? await take('askFromKnownBrowser', email)
        : ((await take('askFromNetwork', network)) ??
          (await take('askForAddressFromNetwork', `${email}\n${network}`)) ??
          (await take('askForAddress', email)))
      if (retryAt !== null) return { outcome: 'tooOften', retryAt }

      // An unknown address gets a record like any other, but no six-digit code can match it.
      const owner = (await emails.get(email))?.value ?? null
      const code = newCode()
      const now = clock.now()
      const record: SignInCode = {
        codeHash: signer.sign('code', `${key}\n${owner ? code : newToken()}`),
        askedAt: now,
        expiresAt: now + codeRules.lifetime,
        wrongTries: 0,
        nextTryAt: 0,
        isUsed: false,
      }
      await codes.put(key, record, { expiresAt: record.expiresAt })
      if (owner) sendCode(owner, email, code)
      return { outcome: 'asked', resendAt: now + codeRules.resendAfter }
    },

    async try(attempt, code) {
      const retryAt = attempt.isKnown
        ? await take('tryFromKnownBrowser', normalEmail(attempt.email))
        : await take('tryFromNetwork', networkOf(attempt.ipAddress))
      if (retryAt !== null) return { answer: { outcome: 'tooOften', retryAt }, owner: null }

      const key = codeKey(attempt)
      const codeHash = signer.sign('code', `${key}\n${code}`)
      const answer = await codes.update<CodeTry>(key, (current) => {
        const tried = tryCode(current?.value ?? null, { codeHash, now: clock.now() })
        if (!tried.next) return { keep: true, answer: tried.answer }
        return { put: tried.next, expiresAt: tried.next.expiresAt, answer: tried.answer }
      })
      const owner = answer.outcome === 'right' ? await emails.get(normalEmail(attempt.email)) : null
      return { answer, owner: owner?.value ?? null }
    },
  }
}
