import type { Sender } from '../platform/index.ts'

/**
 * The network address of the client. Behind proxies it is what the outermost trusted one saw: each appends the
 * address it was called from, and clients can forge anything before those.
 */
export function clientAddress(request: Request, sender: Sender, trustedProxies: number): string {
  if (trustedProxies === 0) return sender.address
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return seen.at(-trustedProxies) || sender.address
}
