import { Hono } from 'hono'
import { isGoodLink, presentFile, uploadFile } from '../files/index.ts'
import type { Identity } from '../identity/index.ts'
import type { ByteRange, Clock } from '../platform/index.ts'
import { signedInUser, type AppBindings } from './visitorOf.ts'

interface FileRoutesOptions {
  readonly identity: Identity
  readonly clock: Clock
}

/** File types that browsers display without running anything in them. */
const previewable = new Set([
  'application/pdf',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
])

/** Nothing in an uploaded file may run, no matter how it is opened. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox"

/** `PUT /files?name=…` uploads a file; the signed `GET /files/:id/:name` downloads it. */
export function fileRoutes({ identity, clock }: FileRoutesOptions): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()

  routes.put('/', async (c) => {
    const user = await signedInUser(c, identity)
    if (!user) return c.json({ message: 'Sign in to continue.' }, 401)
    const uploader = {
      agency: user.agency,
      viewer: user.user,
      clock,
      isSignedIn: async () => (await signedInUser(c, identity)) !== null,
    }
    const { body, signal } = c.req.raw
    const answer = await uploadFile(uploader, { name: c.req.query('name') ?? '', content: body, signal })
    if (!answer.ok) return c.json({ message: answer.message }, answer.status)
    const { id, name, size, mimeType } = answer.file
    return c.json({ id, name, size, mimeType }, 201)
  })

  routes.get('/:id/:name', async (c) => {
    const user = await signedInUser(c, identity)
    if (!user) return c.json({ message: 'Sign in to continue.' }, 401)
    const id = c.req.param('id')
    const search = new URL(c.req.url).searchParams
    // Another agency's file, an expired URL and one that never existed look the same.
    const isGood = isGoodLink(identity.signer, { agencyId: user.agency.id, id }, { search, now: clock.now() })
    const file = isGood ? presentFile(user.agency, id) : null
    if (!file)
      return c.json({ message: 'The file does not exist, or its link has expired. Reload the page.' }, 404)

    const isPreview = search.has('preview') && previewable.has(file.mimeType)
    const disposition = isPreview ? 'inline' : 'attachment'
    const headers = {
      'content-type': file.mimeType,
      'content-length': String(file.size),
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(file.name)}`,
      'content-security-policy': filePolicy,
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    }
    // Nothing would read the content, so nothing would close it.
    if (c.req.method === 'HEAD') return new Response(null, { headers })

    const link = { fileName: file.name, mimeType: file.mimeType, disposition, seconds: 60 } as const
    // Files shown in our pages are served by us: the page policy forbids framing and fetching from other origins.
    const isShown = isPreview || file.mimeType.startsWith('audio/')
    const elsewhere = isShown ? null : await user.agency.blobs.link(file.hash, link)
    if (elsewhere !== null) return c.redirect(elsewhere, 302)
    // A player requests a range when the user seeks.
    const range = rangeIn(c.req.header('range'), file.size)
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
    const blob = await user.agency.blobs.read(file.hash, range ?? undefined)
    if (!blob) throw new Error(`The content of file ${id} is missing.`)
    if (!range) return new Response(blob.body, { headers })
    const part = {
      'content-length': String(range.to - range.from + 1),
      'content-range': `bytes ${range.from}-${range.to}/${file.size}`,
    }
    return new Response(blob.body, { status: 206, headers: { ...headers, ...part } })
  })

  return routes
}

/** The requested range; null for the whole file, and for several or invalid ranges (RFC 9110 §14.2). */
function rangeIn(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'unsatisfiable' : { from, to }
}

/** Encoded per RFC 8187: encodeURIComponent leaves some characters that are special there. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
