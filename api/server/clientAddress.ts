import type { Sender } from '../platform/index.ts'

/**
 * The network address of whoever asks. Behind proxies it is what the outermost trusted one saw: each adds the
 * address that it was asked from at the end, and what stands before those anybody can have written.
 */
export function clientAddress(request: Request, sender: Sender, trustedProxies: number): string {
  if (trustedProxies === 0) return sender.address
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return seen.at(-trustedProxies) || sender.address
}
