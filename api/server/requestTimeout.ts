import type { MiddlewareHandler } from 'hono'

/** Answers for whoever waits longer than `limit` milliseconds; a stream has been answered when it begins. */
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
