import type { MiddlewareHandler } from 'hono'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects state-changing requests that do not come from our own pages. */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  const publicOrigin = new URL(publicUrl).origin
  return async (c, next) => {
    if (reading.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOurs =
      origin === publicOrigin || (origin !== undefined && hostOf(origin) === c.req.header('host'))
    // Browsers set Sec-Fetch-Site themselves; older ones at least send Origin.
    if (site === undefined ? isOurs : site === 'same-origin') return next()
    return c.json({ message: 'This request is only allowed from Coverdesk pages.' }, 403)
  }
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null
}
