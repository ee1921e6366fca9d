import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { InboundBindings, InboundDeps } from '../../graphql/index.ts'
import { readCallEvent } from './callEvent.ts'
import { runCallTools } from './runCallTools.ts'
import { receiveCallEvent } from './receiveCallEvent.ts'

const maxBodyBytes = 2 * 1024 * 1024
/** Maximum clock skew of a signature, in milliseconds. */
const signatureAge = 5 * 60_000

/** `POST /inbound/calls` and `/inbound/calls/tools`: call events from a voice provider, and tool calls from its agent. */
export function inboundCalls({ clock, requireApiKey }: InboundDeps): Hono<InboundBindings> {
  const routes = new Hono<InboundBindings>()
  const tooLarge = (c: Context) => c.json({ message: 'The event is too large. The limit is 2 MB.' }, 413)
  const limit = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })
  const signed = requireSignature(() => clock.now())

  routes.post('/calls', limit, requireApiKey, signed, async (c) => {
    const read = readCallEvent(await jsonOf(c))
    // A provider would send it again if it were refused.
    if (read === null) return c.json({ message: 'This event is not kept.' }, 200)
    if ('problem' in read) return c.json({ message: read.problem }, 422)
    const id = await receiveCallEvent({ agency: c.var.agency, clock }, read.event)
    return c.json({ id }, 202)
  })

  routes.post('/calls/tools', limit, requireApiKey, signed, async (c) => {
    const answer = await runCallTools({ agency: c.var.agency, clock }, await jsonOf(c))
    return c.json(answer.body, answer.status)
  })
  return routes
}

/**
 * Requires `Coverdesk-Signature: t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>` under the API key. An old
 * signature is rejected; a repeat of an event within the allowed minutes has no effect.
 */
function requireSignature(now: () => number): MiddlewareHandler<InboundBindings> {
  return async (c, next) => {
    const fields = new Map(
      (c.req.header('coverdesk-signature') ?? '').split(',').map((part) => {
        const [name = '', value = ''] = part.trim().split('=')
        return [name, value]
      }),
    )
    const [seconds = '', signature = ''] = [fields.get('t'), fields.get('v1')]
    const key = (c.req.header('authorization') ?? '').split(' ')[1] ?? ''
    const expected = createHmac('sha256', key)
      .update(`${seconds}.${await c.req.text()}`)
      .digest()
    const given = /^[0-9a-f]{64}$/i.test(signature) ? Uint8Array.from(Buffer.from(signature, 'hex')) : null
    const isFresh = /^\d{1,12}$/.test(seconds) && Math.abs(now() - Number(seconds) * 1_000) <= signatureAge
    if (!given || !timingSafeEqual(given, new Uint8Array(expected)) || !isFresh) {
      return c.json({ message: 'The signature is missing, wrong or too old.' }, 401)
    }
    await next()
  }
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
