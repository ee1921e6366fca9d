import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { InboundBindings, InboundDeps } from '../../graphql/index.ts'
import { receiveServiceRequest } from './receiveServiceRequest.ts'

const maxBodyBytes = 128 * 1024
const maxIdempotencyKeyLength = 200

/** `POST /inbound/service-requests`: the endpoint for an agency's client application. */
export function inboundRequests({ clock, requireApiKey }: InboundDeps): Hono<InboundBindings> {
  const routes = new Hono<InboundBindings>()

  const tooLarge = (c: Context) => c.json({ message: 'The request is too large. The limit is 128 KB.' }, 413)
  routes.post(
    '/service-requests',
    bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }),
    requireApiKey,
    async (c) => {
      if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
        return c.json({ message: 'Send JSON with Content-Type: application/json.' }, 415)
      }
      const idempotencyKey = c.req.header('idempotency-key') ?? null
      if (
        idempotencyKey !== null &&
        !/^[\x21-\x7e]+$/.test(idempotencyKey.slice(0, maxIdempotencyKeyLength + 1))
      ) {
        return c.json(
          { message: 'An Idempotency-Key can have letters, digits and signs, but no spaces.' },
          400,
        )
      }
      if (idempotencyKey !== null && idempotencyKey.length > maxIdempotencyKeyLength) {
        return c.json(
          { message: `An Idempotency-Key can have up to ${maxIdempotencyKeyLength} characters.` },
          400,
        )
      }
      const body = await readJson(c)
      if (body === undefined) return c.json({ message: 'The body is not valid JSON.' }, 400)
      // The body may take a while to arrive, and the key may have been revoked in the meantime.
      if (!(await c.var.isKeyActive())) {
        c.header('www-authenticate', 'Bearer')
        return c.json({ message: 'Send your API key: Authorization: Bearer coverdesk_…' }, 401)
      }

      const { agency, keyId } = c.var
      const received = await receiveServiceRequest({ agency, clock }, { keyId, body, idempotencyKey })
      switch (received.outcome) {
        case 'accepted':
          return c.json({ id: received.id }, 202)
        case 'invalid':
          return c.json(
            { message: received.fields.map(({ message }) => message).join(' '), fields: received.fields },
            422,
          )
        case 'keyReused':
          return c.json({ message: received.message }, 409)
      }
    },
  )
  return routes
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
