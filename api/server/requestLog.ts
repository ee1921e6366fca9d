import type { MiddlewareHandler } from 'hono'
import type { HttpBindings } from '../graphql/index.ts'
import type { Log } from '../platform/index.ts'

/** Gives each request an id, returns it to the client, and logs one line when it is answered. */
export function requestLog(log: Log): MiddlewareHandler<HttpBindings> {
  return async (c, next) => {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    const start = performance.now()
    await next()
    c.res.headers.set('x-request-id', id)
    // Only the path: the query may contain an email address or a code, a header a session.
    log('info', 'request', {
      requestId: id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    })
  }
}
