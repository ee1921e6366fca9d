import { Buffer } from 'node:buffer'
import { Hono } from 'hono'
import type { InboundBindings, InboundDeps } from '../../graphql/index.ts'
import { BlobTooLargeError } from '../../platform/index.ts'
import { maxEmailBytes, receiveEmail } from './receiveEmail.ts'

/** Fields in which mail services post a message's source: SendGrid, Mailgun, CloudMailin, Postmark and others. */
const sourceFields = ['email', 'body-mime', 'message', 'raw', 'mime', 'RawEmail']

/** Forms and JSON may be encoded and contain other fields. */
const maxWrappedBytes = maxEmailBytes * 1.4

type Unwrapped =
  | { readonly source: ReadableStream<Uint8Array> }
  /** Nothing to take in: the service only checks the address. */
  | { readonly note: string }
  | { readonly problem: string }

/** `POST /inbound/emails`: accepts a raw message from a mail server or mail service. */
export function inboundEmails({ clock, log, requireApiKey }: InboundDeps): Hono<InboundBindings> {
  const routes = new Hono<InboundBindings>()

  // Mailgun posts the source only to addresses that end in `mime`.
  routes.on('POST', ['/emails', '/emails/mime'], requireApiKey, async (c) => {
    const { agency, keyId } = c.var
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const unwrap = wrappers[c.req.header('x-amz-sns-message-type') === undefined ? type : 'sns']
    if (!unwrap && !rawTypes.has(type)) {
      return c.json({ message: 'Send the source of the message: Content-Type: message/rfc822.' }, 415)
    }
    if (!c.req.raw.body) return c.json(empty, 400)
    try {
      // A form or JSON is read into memory; a raw message is streamed to disk.
      const unwrapped = unwrap ? await unwrap(bounded(c.req.raw)) : { source: c.req.raw.body }
      if ('problem' in unwrapped) return c.json({ message: unwrapped.problem }, 400)
      if ('note' in unwrapped) {
        log('info', unwrapped.note)
        return c.json({ message: unwrapped.note }, 200)
      }
      const content = unwrapped.source
      const received = await receiveEmail(
        { agency, clock },
        { content, source: keyId, signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(60_000)]) },
      )
      return received ? c.json({ id: received.id }, 202) : c.json(empty, 400)
    } catch (error) {
      if (error instanceof BlobTooLargeError) return c.json(tooLarge, 413)
      throw error
    }
  })
  return routes
}

const empty = { message: 'The message is empty.' }

const tooLarge = { message: 'The message is too large. The limit is 40 MB.' }

const rawTypes = new Set(['message/rfc822', 'application/octet-stream', 'text/plain'])

/** How services wrap a message's source, by content type. */
const wrappers: Readonly<Record<string, (body: Response) => Promise<Unwrapped>>> = {
  'multipart/form-data': formSource,
  'application/x-www-form-urlencoded': formSource,
  'application/json': jsonSource,
  sns: snsSource,
}

/** The body, for reading into memory; breaks off when it is too large. */
function bounded(request: Request): Response {
  let size = 0
  const body = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > maxWrappedBytes) throw new BlobTooLargeError('The form is too large.')
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(body ?? null, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}

async function formSource(body: Response): Promise<Unwrapped> {
  const form = await body.formData()
  return sourceIn(sourceFields.map((name) => form.get(name)))
}

/** Postmark posts JSON with the source in `RawEmail`. */
async function jsonSource(body: Response): Promise<Unwrapped> {
  const fields = recordOf(await body.text())
  return sourceIn(sourceFields.map((name) => fields[name]))
}

/** Amazon SES posts the source through SNS, as JSON within JSON, in Base64 or as it is. */
async function snsSource(body: Response): Promise<Unwrapped> {
  const envelope = recordOf(await body.text())
  if (envelope['Type'] !== 'Notification')
    return { note: `To confirm the subscription of Amazon SNS, open ${String(envelope['SubscribeURL'])}` }
  const { content, receipt } = recordOf(envelope['Message'])
  const { encoding } = recordOf(recordOf(receipt)['action'])
  if (typeof content !== 'string') return noSource
  const isEncoded = encoding === 'BASE64' || !content.includes(':')
  return sourceIn([isEncoded ? new Blob([new Uint8Array(Buffer.from(content, 'base64'))]) : content])
}

const noSource = { problem: 'There is no field with the source of the message.' }

function sourceIn(values: readonly unknown[]): Unwrapped {
  for (const value of values) {
    if (value instanceof Blob) return { source: value.stream() }
    if (typeof value === 'string' && value.includes(':')) return { source: new Blob([value]).stream() }
  }
  return noSource
}

/** An object, or the one that is written in a text; anything else is an empty one. */
function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return { ...value }
  if (typeof value !== 'string') return {}
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
