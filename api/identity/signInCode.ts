/** The rules for codes; each line has a test. */
export const codeRules = {
  digits: 6,
  lifetime: 10 * 60_000,
  tries: 5,
  /** Delay after the first, second, … wrong attempt. */
  delays: [0, 1_000, 2_000, 4_000],
  /** How long before the same browser can request another code for the same address. */
  resendAfter: 30_000,
} as const

/** A stored code for one address in one browser; never the code itself. */
export interface SignInCode {
  readonly codeHash: string
  readonly askedAt: number
  readonly expiresAt: number
  readonly wrongTries: number
  /** Attempts before this time are ignored and do not count. */
  readonly nextTryAt: number
  readonly isUsed: boolean
}

export type CodeTry =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'dead' }
  | { readonly outcome: 'early'; readonly retryAt: number }

/** The outcome of trying a code, and the record to store afterwards; null leaves it unchanged. */
export function tryCode(
  code: SignInCode | null,
  { codeHash, now }: { codeHash: string; now: number },
): { answer: CodeTry; next: SignInCode | null } {
  if (!code) return { answer: { outcome: 'wrong' }, next: null }
  if (code.isUsed || code.expiresAt <= now) return { answer: { outcome: 'wrong' }, next: null }
  if (code.wrongTries >= codeRules.tries) return { answer: { outcome: 'dead' }, next: null }
  if (now < code.nextTryAt) return { answer: { outcome: 'early', retryAt: code.nextTryAt }, next: null }
  if (isSameHash(code.codeHash, codeHash))
    return { answer: { outcome: 'right' }, next: { ...code, isUsed: true } }

  const wrongTries = code.wrongTries + 1
  return {
    answer: { outcome: wrongTries >= codeRules.tries ? 'dead' : 'wrong' },
    next: { ...code, wrongTries, nextTryAt: now + (codeRules.delays[wrongTries - 1] ?? 0) },
  }
}

/** Constant-time comparison. */
function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}

/** Six digits, uniformly random. */
export function newCode(): string {
  const range = 10 ** codeRules.digits
  // Values above the largest multiple of the range would bias toward low codes.
  const limit = Math.floor(2 ** 32 / range) * range
  const draw = new Uint32Array(1)
  do crypto.getRandomValues(draw)
  while ((draw[0] ?? limit) >= limit)
  return String((draw[0] ?? 0) % range).padStart(codeRules.digits, '0')
}
