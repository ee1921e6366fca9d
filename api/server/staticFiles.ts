import type { Context, Handler } from 'hono'
import type { FileContent, Folder } from '../platform/index.ts'

/** The content type of each file extension; other files are not served. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Build output for the server only. */
const ownFiles = new Set(['persisted.json', 'preloads.json', 'remote.json'])

/** The compressed variants the build makes, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/

interface StaticFilesOptions {
  readonly folder: Folder
  /** The path of the file in the folder. */
  pathOf(c: Context): string
  /** Whether pages of other origins may load the files. */
  readonly isShared?: boolean
}

/** Serves the files of a folder: hashed ones are cached forever, others are revalidated. */
export function staticFiles({ folder, pathOf, isShared = false }: StaticFilesOptions): Handler {
  return async (c, next) => {
    const path = decoded(pathOf(c))
    const type = types[path.slice(path.lastIndexOf('.') + 1)]
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (type === undefined || ownFiles.has(name) || path.startsWith('server/')) return next()
    const plain = await folder.read(path)
    if (!plain) return next()

    const { content, encoding } = await bestEncoding({ folder, path, plain }, c.req.header('accept-encoding'))
    const etag = `"${plain.stamp}${encoding ? `-${encoding}` : ''}"`
    const headers = new Headers({
      'cache-control': cachingOf(path),
      etag,
      vary: 'Accept-Encoding',
    })
    if (isShared) headers.set('access-control-allow-origin', '*')
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })

    headers.set('content-type', type)
    headers.set('content-length', String(content.bytes.length))
    if (encoding) headers.set('content-encoding', encoding)
    return new Response(c.req.method === 'HEAD' ? null : content.bytes, { headers })
  }
}

function cachingOf(path: string): string {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable'
  return path.endsWith('.html') || path.endsWith('.json') ? 'no-store' : 'no-cache'
}

interface Choice {
  readonly folder: Folder
  readonly path: string
  readonly plain: FileContent
}

async function bestEncoding({ folder, path, plain }: Choice, accepted = '') {
  for (const [encoding, ending] of encodings) {
    if (!new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(accepted)) continue
    const content = await folder.read(path + ending)
    if (content) return { content, encoding }
  }
  return { content: plain, encoding: null }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
