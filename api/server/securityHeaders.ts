import type { MiddlewareHandler } from 'hono'
import { plainStyleHash } from './plainPage.ts'

interface SecurityHeadersOptions {
  /** The origins of remotes that are served from elsewhere. */
  readonly remoteOrigins: readonly string[]
  /** The origins that our scripts may ask besides ours and the remotes'. */
  readonly serviceOrigins: readonly string[]
  readonly isHttps: boolean
}

// The two rules that react-aria writes into the page itself: touch-action of what can be pressed, and
// overscroll-behavior while a dialog is open. Their texts never change, so their hashes let just them in.
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

interface PagePolicyOptions {
  /** Besides our own. */
  readonly origins: readonly string[]
  /** What our scripts may ask besides. */
  readonly serviceOrigins?: readonly string[]
  /** Of the styles within the HTML that are let in, like `'sha256-…'`. */
  readonly styleHashes: readonly string[]
}

/** The content security policy of a page: what comes from us, and nothing within the HTML but the styles named. */
export function pagePolicy({ origins, serviceOrigins = [], styleHashes }: PagePolicyOptions): string {
  const ours = ["'self'", ...origins].join(' ')
  return [
    "default-src 'none'",
    `script-src ${ours}`,
    `worker-src ${workerSources(origins)}`,
    `style-src ${[ours, ...styleHashes].join(' ')}`,
    `font-src ${ours}`,
    `connect-src ${[ours, ...serviceOrigins].join(' ')}`,
    `img-src ${ours} data: blob:`,
    "frame-src 'self'",
    // Recordings of calls.
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A worker has to be of the page's own origin: a remote from elsewhere starts its own by a blob that imports it. */
function workerSources(origins: readonly string[]): string {
  return origins.length === 0 ? "'self'" : "'self' blob:"
}

/** Tells browsers what our pages may do: run our scripts and none within the HTML, talk to us, be framed by nobody. */
export function securityHeaders({
  remoteOrigins,
  serviceOrigins,
  isHttps,
}: SecurityHeadersOptions): MiddlewareHandler {
  const policy = pagePolicy({
    origins: remoteOrigins,
    serviceOrigins,
    styleHashes: [...reactAriaStyles, plainStyleHash],
  })
  const headers: [string, string][] = [
    ['content-security-policy', policy],
    // Answers are about an agency's clients unless a route says that they are not.
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(isHttps ? [['strict-transport-security', 'max-age=31536000'] satisfies [string, string]] : []),
  ]

  return async (c, next) => {
    await next()
    // A route that needs another policy, a file's say, has set its own.
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
