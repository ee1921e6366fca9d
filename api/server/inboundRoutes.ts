import { Buffer } from 'node:buffer'
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

/** Requests one key may send: a burst the size of a morning's mail, then 30 a second. */
const rate: BucketRule = { capacity: 600, refill: 33 }
/** Kilobytes one key may send: a burst of 400 MB, then 20 MB a second. */
const volume: BucketRule = { capacity: 400_000, refill: 0.05 }
/** Wrong keys one network may try. */
const guessing: BucketRule = { capacity: 20, refill: 5_000 }
const maxUses = 10_000

/** `/inbound`: the endpoints for client applications and service providers. */
export function inboundRoutes(services: Services, identity: Identity): Hono<InboundBindings> {
  const routes = new Hono<InboundBindings>()
  const requireApiKey = apiKeyMiddleware(identity, services.clock)
  for (const { inbound } of modules) if (inbound) routes.route('/', inbound({ ...services, requireApiKey }))
  return routes
}

function apiKeyMiddleware(identity: Identity, clock: Clock): MiddlewareHandler<InboundBindings> {
  const requests = createLimiter(rate, clock)
  const kilobytes = createLimiter(volume, clock)
  const guesses = createLimiter(guessing, clock)

  /** Keys used today: the log records the first use per day and network. */
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
    const key = keyIn(c.req.header('authorization') ?? '')
    if (key === null) return unknownKey(c)
    const owner = await identity.apiKeys.find(key)
    if (!owner) {
      const wait = guesses.take(networkOf(c.env.sender.address))
      return wait > 0 ? tooMany(c, wait) : unknownKey(c)
    }
    const length = Number(c.req.header('content-length') ?? Number.NaN)
    const charge = (bytes: number) => kilobytes.take(owner.keyId, bytes / 1_000)
    const wait = requests.take(owner.keyId) || charge(Number.isNaN(length) ? 0 : length)
    if (wait > 0) return tooMany(c, wait)
    if (Number.isNaN(length)) c.req.raw = countedRequest(c.req.raw, charge)
    await noteUse(owner, c)
    c.set('agency', owner.agency)
    c.set('keyId', owner.keyId)
    c.set('isKeyActive', async () => (await identity.apiKeys.find(key)) !== null)
    await next()
  }
}

/** The key as a bearer token, or as the password of a URL: mail services can't send headers of their own. */
function keyIn(authorization: string): string | null {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic' || !/^[A-Za-z0-9+/]{1,400}={0,2}$/.test(value)) return null
  return Buffer.from(value, 'base64').toString('utf8').split(':')[1] ?? null
}

/** The request, with a body of unknown length counted against the limit as it is read. */
function countedRequest(request: Request, charge: (bytes: number) => void): Request {
  if (!request.body) return request
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      charge(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })
  return new Request(request, { method: request.method, body: request.body.pipeThrough(counting) })
}

function unknownKey(c: Context): Response {
  // Amazon SNS sends the credentials of its URL only after a 401.
  c.header('www-authenticate', 'Bearer, Basic realm="Coverdesk"')
  return c.json({ message: 'Send your API key: Authorization: Bearer coverdesk_…' }, 401)
}

function tooMany(c: Context, wait: number): Response {
  c.header('retry-after', String(Math.ceil(wait / 1_000)))
  return c.json({ message: 'Too many requests. Try again after the time in Retry-After.' }, 429)
}
