import type { MiddlewareHandler } from 'hono'
import type { HttpBindings } from '../graphql/index.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

/** How long a body may stall before the request is aborted, in milliseconds. */
const bodyPauseMs = 30_000

/** The rest of a body did not arrive in time. */
export class StalledBodyError extends Error {
  override readonly name = 'StalledBodyError'
}

/** Rejects requests no browser sends, and aborts those whose body stalls. */
export function requestGuard({ pauseMs = bodyPauseMs } = {}): MiddlewareHandler<HttpBindings> {
  return async (c, next) => {
    if (!methods.includes(c.req.method)) {
      c.header('allow', methods.join(', '))
      return c.json({ message: `${c.req.method} is not supported.` }, 405)
    }
    if (!URL.canParse(c.req.url)) return c.json({ message: 'The address is malformed.' }, 400)
    const { body, method } = c.req.raw
    if (body) c.req.raw = new Request(c.req.raw, { method, body: withoutStalling(body, pauseMs) })
    await next()
  }
}

/** The stream, which fails with a `StalledBodyError` if nothing arrives for that many milliseconds. */
function withoutStalling(body: ReadableStream<Uint8Array>, pauseMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const stalled = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        stalled.reject(new StalledBodyError('The rest of the request did not arrive.'))
      }, pauseMs)
      try {
        const { done, value } = await Promise.race([reader.read(), stalled.promise])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        if (error instanceof StalledBodyError) await reader.cancel().catch(() => undefined)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
