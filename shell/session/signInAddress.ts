export interface SignInAddress {
  /** Set by a link in the email; opens the second step. */
  email: string
  code: string
  /** When another code can be requested, in milliseconds since the epoch; null if unknown. */
  resendAt: number | null
  /** Where to go after sign-in. */
  next: string
}

/** The current step of a visit; restored on reload and not visible in the URL. */
interface KeptStep {
  email: string
  resendAt: number | null
}

/** The step requested by the URL, or else the saved one. External return URLs are ignored. */
export function readSignInAddress(url: URL, kept: unknown): SignInAddress {
  const read = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const step = read('email') === '' && isKeptStep(kept) ? kept : { email: read('email'), resendAt: null }
  return {
    ...step,
    code: onlyDigits(read('code')),
    next: safeNext(url.searchParams.get('next')),
  }
}

/** The URL without the parameters just read: a code must not stay in history or a shared link. */
export function withoutSecrets(url: URL): string {
  const clean = new URL(url)
  clean.searchParams.delete('email')
  clean.searchParams.delete('code')
  return `${clean.pathname}${clean.search}`
}

/** Saves the step for a reload; null for the first. */
export function keepStep(step: KeptStep | null): void {
  history.replaceState(step, '')
}

function isKeptStep(state: unknown): state is KeptStep {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('resendAt' in state))
    return false
  return typeof state.email === 'string' && (state.resendAt === null || typeof state.resendAt === 'number')
}

/** The digits of typed or pasted text, at most six. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6)
}

function safeNext(next: string | null): string {
  if (next === null) return '/app'
  const here = 'https://coverdesk.invalid'
  const url = URL.canParse(next, here) ? new URL(next, here) : null
  const isOurs = url?.origin === here && /^\/app(\/|$)/.test(url.pathname) && url.pathname !== '/app/signin'
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/app'
}
