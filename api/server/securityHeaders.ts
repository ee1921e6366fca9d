import type { MiddlewareHandler } from 'hono'
import { plainStyleHash } from './plainPage.ts'

interface SecurityHeadersOptions {
  /** The origins of remotes hosted elsewhere. */
  readonly remoteOrigins: readonly string[]
  /** Other origins that our scripts may call. */
  readonly serviceOrigins: readonly string[]
  readonly isHttps: boolean
}

// The two rules that react-aria injects: touch-action of pressable elements, and
// overscroll-behavior while a dialog is open. Their texts never change, so their hashes allow only them.
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

interface PagePolicyOptions {
  /** In addition to our own. */
  readonly origins: readonly string[]
  /** Other origins that our scripts may call. */
  readonly serviceOrigins?: readonly string[]
  /** Hashes of the allowed inline styles, like `'sha256-…'`. */
  readonly styleHashes: readonly string[]
}

/** The content security policy of a page: our own files only, and no inline code except the given styles. */
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

/** Workers must be same-origin: a remote hosted elsewhere starts its own through a blob that imports it. */
function workerSources(origins: readonly string[]): string {
  return origins.length === 0 ? "'self'" : "'self' blob:"
}

/** Restricts our pages: only our scripts and none inline, connections only to us, no framing. */
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
  // Only documents and workers obey these.
  const forCode: [string, string][] = [
    ['content-security-policy', policy],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  const forAll: [string, string][] = [
    // Responses contain client data unless a route says otherwise.
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ...(isHttps ? [['strict-transport-security', 'max-age=31536000'] satisfies [string, string]] : []),
  ]

  return async (c, next) => {
    await next()
    const isInert = /^(text\/css|font\/)/.test(c.res.headers.get('content-type') ?? '')
    // A route that needs another policy, such as a file's, has set its own.
    for (const [name, value] of isInert ? forAll : [...forAll, ...forCode])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
