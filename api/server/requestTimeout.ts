import type { MiddlewareHandler } from 'hono'

/** Answers requests that take longer than `limit` milliseconds; a stream counts as answered once it starts. */
export function requestTimeout(limit: number): MiddlewareHandler {
  return async (c, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), limit)
    })
    const first = await Promise.race([next(), late])
    clearTimeout(timer)
    if (first === 'late') return c.json({ message: 'This took too long. Try again.' }, 503)
  }
}
