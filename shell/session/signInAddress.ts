export interface SignInAddress {
  /** Given by a link in the mail; shows the second step at once. */
  email: string
  code: string
  /** Where to go afterwards. */
  next: string
}

/** What the page's address asks for. A way on that is not ours is not taken. */
export function readSignInAddress(url: URL): SignInAddress {
  const read = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  return {
    email: read('email'),
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
