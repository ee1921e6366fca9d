export interface SignInAddress {
  /** Given by a link in the mail; shows the second step at once. */
  email: string
  code: string
  /** When another code may be asked for, in milliseconds since the epoch; null when that is not known. */
  resendAt: number | null
  /** Where to go afterwards. */
  next: string
}

/** The step that a visit has come to; a page that is loaded again goes on there, and the address says nothing of it. */
interface KeptStep {
  email: string
  resendAt: number | null
}

/** What the page's address asks for, or else the step that was kept. A way on that is not ours is not taken. */
export function readSignInAddress(url: URL, kept: unknown): SignInAddress {
  const read = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const step = read('email') === '' && isKeptStep(kept) ? kept : { email: read('email'), resendAt: null }
  return {
    ...step,
    code: onlyDigits(read('code')),
    next: safeNext(url.searchParams.get('next')),
  }
}

/** The address without what was read from it once: a code has no place in history or in a shared link. */
export function withoutSecrets(url: URL): string {
  const clean = new URL(url)
  clean.searchParams.delete('email')
  clean.searchParams.delete('code')
  return `${clean.pathname}${clean.search}`
}

/** Keeps the step for when the page is loaded again; null for the first. */
export function keepStep(step: KeptStep | null): void {
  history.replaceState(step, '')
}

function isKeptStep(state: unknown): state is KeptStep {
  if (typeof state !== 'object' || state === null || !('email' in state) || !('resendAt' in state))
    return false
  return typeof state.email === 'string' && (state.resendAt === null || typeof state.resendAt === 'number')
}

/** The digits of what was typed or pasted, at most six. */
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
