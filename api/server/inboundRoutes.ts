import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { InboundBindings, Services } from '../graphql/index.ts'
import { networkOf, takeToken, type Bucket, type BucketRule, type Identity } from '../identity/index.ts'
import { modules } from '../modules.ts'
import type { Clock } from '../platform/index.ts'

/** How many requests one key may send: this many at once, then two a second. */
const rate: BucketRule = { capacity: 60, refill: 500 }
/** How many wrong keys one network may try. */
const guessing: BucketRule = { capacity: 20, refill: 5_000 }

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

  return async (c, next) => {
    const [scheme, key = ''] = (c.req.header('authorization') ?? '').split(' ')
    const owner = scheme?.toLowerCase() === 'bearer' ? await identity.apiKeys.find(key) : null
    if (!owner) {
      const wait = guesses.take(networkOf(c.env.sender.address))
      return wait > 0 ? tooMany(c, wait) : unknownKey(c)
    }
    const wait = requests.take(owner.keyId)
    if (wait > 0) return tooMany(c, wait)
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
  return c.json({ message: 'Too many requests. Wait as long as Retry-After says.' }, 429)
}

const maxSubjects = 10_000

/** Counts in this process only: forgetting after a restart does no harm. */
function createLimiter(rule: BucketRule, clock: Clock) {
  const buckets = new Map<string, Bucket>()
  return {
    /** Milliseconds to wait; 0 when one more is allowed. */
    take(subject: string): number {
      const { bucket, wait } = takeToken(buckets.get(subject) ?? null, rule, clock.now())
      buckets.delete(subject)
      buckets.set(subject, bucket)
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxSubjects) break
        buckets.delete(oldest)
      }
      return wait
    },
  }
}
