import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { networkOf, takeToken, type Bucket, type BucketRule, type Identity } from '../identity/index.ts'
import type { Clock } from '../platform/index.ts'
import { receiveServiceRequest } from '../servicing/index.ts'
import type { AppBindings } from './visitorOf.ts'

interface InboundRouteOptions {
  readonly identity: Identity
  readonly clock: Clock
}

/** How many requests one key may send: so many at once, then two a second. */
const rate: BucketRule = { capacity: 60, refill: 500 }
/** How many wrong keys one network may try. */
const guessing: BucketRule = { capacity: 20, refill: 5_000 }
const largestBody = 128 * 1024
const longestIdempotencyKey = 200

/** `POST /inbound/service-requests`: the door for the agencies' client applications. */
export function inboundRoute({ identity, clock }: InboundRouteOptions): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()
  const requests = createLimiter(rate, clock)
  const guesses = createLimiter(guessing, clock)

  const tooLarge = (c: Context) => c.json({ message: 'The request is too large; 128 KB are the most.' }, 413)
  routes.post('/service-requests', bodyLimit({ maxSize: largestBody, onError: tooLarge }), async (c) => {
    const [scheme, key = ''] = (c.req.header('authorization') ?? '').split(' ')
    const owner = scheme?.toLowerCase() === 'bearer' ? await identity.apiKeys.find(key) : null
    if (!owner) {
      const wait = guesses.take(networkOf(c.env.sender.address))
      return wait > 0 ? tooMany(c, wait) : unknownKey(c)
    }
    const wait = requests.take(owner.keyId)
    if (wait > 0) return tooMany(c, wait)

    if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
      return c.json({ message: 'A request is JSON: Content-Type: application/json.' }, 415)
    }
    const idempotencyKey = c.req.header('idempotency-key') ?? null
    if (
      idempotencyKey !== null &&
      !/^[\x21-\x7e]+$/.test(idempotencyKey.slice(0, longestIdempotencyKey + 1))
    ) {
      return c.json({ message: 'An Idempotency-Key is letters, digits and signs without spaces.' }, 400)
    }
    if (idempotencyKey !== null && idempotencyKey.length > longestIdempotencyKey) {
      return c.json({ message: `An Idempotency-Key has up to ${longestIdempotencyKey} characters.` }, 400)
    }
    const body = await readJson(c)
    if (body === undefined) return c.json({ message: 'The body is no JSON.' }, 400)
    // The body may have taken its time, and the key may have been revoked meanwhile.
    if (!(await identity.apiKeys.find(key))) return unknownKey(c)

    const { agency, keyId } = owner
    const received = await receiveServiceRequest({ agency, clock }, { keyId, body, idempotencyKey })
    switch (received.outcome) {
      case 'accepted':
        return c.json({ id: received.id }, 202)
      case 'invalid':
        return c.json({ message: 'Some fields need another look.', fields: received.fields }, 422)
      case 'keyReused':
        return c.json({ message: received.message }, 409)
    }
  })
  return routes
}

function unknownKey(c: Context): Response {
  c.header('www-authenticate', 'Bearer')
  return c.json({ message: 'Send your API key: Authorization: Bearer coverdesk_…' }, 401)
}

function tooMany(c: Context, wait: number): Response {
  c.header('retry-after', String(Math.ceil(wait / 1_000)))
  return c.json({ message: 'Too many requests. Wait as long as Retry-After says.' }, 429)
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const mostSubjects = 10_000

/** Counts within this process: what a restart forgives does no harm. */
function createLimiter(rule: BucketRule, clock: Clock) {
  const buckets = new Map<string, Bucket>()
  return {
    /** Milliseconds to wait; 0 when one more is allowed. */
    take(subject: string): number {
      const { bucket, wait } = takeToken(buckets.get(subject) ?? null, rule, clock.now())
      buckets.delete(subject)
      buckets.set(subject, bucket)
      for (const oldest of buckets.keys()) {
        if (buckets.size <= mostSubjects) break
        buckets.delete(oldest)
      }
      return wait
    },
  }
}
