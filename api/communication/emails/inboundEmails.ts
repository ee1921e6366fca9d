import { Hono } from 'hono'
import type { InboundBindings, InboundDeps } from '../../graphql/index.ts'
import { BlobTooLargeError } from '../../platform/index.ts'
import { maxEmailBytes, receiveEmail } from './receiveEmail.ts'

/** Form fields in which mail services (SendGrid, Mailgun, CloudMailin and others) post a message's source. */
const sourceFields = ['email', 'body-mime', 'message', 'raw', 'mime', 'RawEmail']

/** Forms may be encoded and contain other fields. */
const maxFormBytes = maxEmailBytes * 1.4

/** `POST /inbound/emails`: accepts a raw message from a mail server or mail service. */
export function inboundEmails({ clock, requireApiKey }: InboundDeps): Hono<InboundBindings> {
  const routes = new Hono<InboundBindings>()

  routes.post('/emails', requireApiKey, async (c) => {
    const { agency, keyId } = c.var
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const isForm = type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded'
    if (
      !isForm &&
      type !== 'message/rfc822' &&
      type !== 'application/octet-stream' &&
      type !== 'text/plain'
    ) {
      return c.json({ message: 'Send the source of the message: Content-Type: message/rfc822.' }, 415)
    }
    if (!c.req.raw.body) return c.json({ message: 'The message is empty.' }, 400)
    try {
      // A form is read into memory; a raw message is streamed to disk.
      const content = isForm ? await sourceIn(c.req.raw) : c.req.raw.body
      if (!content) return c.json({ message: 'The form has no field with the source of the message.' }, 400)
      const received = await receiveEmail(
        { agency, clock },
        { content, source: keyId, signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(60_000)]) },
      )
      return c.json({ id: received.id }, 202)
    } catch (error) {
      if (error instanceof BlobTooLargeError) return c.json(tooLarge, 413)
      throw error
    }
  })
  return routes
}

const tooLarge = { message: 'The message is too large. The limit is 40 MB.' }

async function sourceIn(request: Request): Promise<ReadableStream<Uint8Array> | null> {
  let size = 0
  const bounded = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > maxFormBytes) throw new BlobTooLargeError('The form is too large.')
        controller.enqueue(chunk)
      },
    }),
  )
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bounded ?? null, { headers }).formData()
  for (const name of sourceFields) {
    const value = form.get(name)
    if (value instanceof Blob) return value.stream()
    if (typeof value === 'string' && value.includes(':')) return new Blob([value]).stream()
  }
  return null
}
