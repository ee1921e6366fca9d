import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { InboundBindings, Services } from '../graphql/index.ts'
import {
  createLimiter,
  networkOf,
  recordSecurityEvent,
  type BucketRule,
  type Identity,
} from '../identity/index.ts'
import { modules } from '../modules.ts'
import type { AgencyStore, Clock } from '../platform/index.ts'

/** How many requests one key may send: this many at once, then two a second. */
const rate: BucketRule = { capacity: 60, refill: 500 }
/** How many wrong keys one network may try. */
const guessing: BucketRule = { capacity: 20, refill: 5_000 }
const maxUses = 10_000

/** `/inbound`: what programs of agencies and their providers call. */
export function inboundRoutes(services: Services, identity: Identity): Hono<InboundBindings> {
  const routes = new Hono<InboundBindings>()
  const requireApiKey = apiKeyMiddleware(identity, services.clock)
  for (const { inbound } of modules) if (inbound) routes.route('/', inbound({ ...services, requireApiKey }))
  return routes
}

function apiKeyMiddleware(identity: Identity, clock: Clock): MiddlewareHandler<InboundBindings> {
  const requests = createLimiter(rate, clock)
  const guesses = createLimiter(guessing, clock)

  /** Keys that were used on a day: the log tells of the first use of each day from each network. */
  const usedOn = new Map<string, string>()

  async function noteUse(
    { agency, keyId, label }: { agency: AgencyStore; keyId: string; label: string },
    c: Context<InboundBindings>,
  ): Promise<void> {
    const address = networkOf(c.env.sender.address)
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    const user = `${keyId} ${address}`
    if (usedOn.get(user) === today) return
    if (usedOn.size >= maxUses) usedOn.clear()
    usedOn.set(user, today)
    const origin = { address, requestId: c.var.requestId }
    await recordSecurityEvent(agency, clock, { type: 'API_KEY_USED', detail: label, origin })
  }

  return async (c, next) => {
    const [scheme, key = ''] = (c.req.header('authorization') ?? '').split(' ')
    const owner = scheme?.toLowerCase() === 'bearer' ? await identity.apiKeys.find(key) : null
    if (!owner) {
      const wait = guesses.take(networkOf(c.env.sender.address))
      return wait > 0 ? tooMany(c, wait) : unknownKey(c)
    }
    const wait = requests.take(owner.keyId)
    if (wait > 0) return tooMany(c, wait)
    await noteUse(owner, c)
    c.set('agency', owner.agency)
    c.set('keyId', owner.keyId)
    c.set('isKeyActive', async () => (await identity.apiKeys.find(key)) !== null)
    await next()
  }
}

function unknownKey(c: Context): Response {
  c.header('www-authenticate', 'Bearer')
  return c.json({ message: 'Send your API key: Authorization: Bearer coverdesk_…' }, 401)
}

function tooMany(c: Context, wait: number): Response {
  c.header('retry-after', String(Math.ceil(wait / 1_000)))
  return c.json({ message: 'Too many requests. Try again after the time in Retry-After.' }, 429)
}
