import { createHash, createHmac } from 'node:crypto'
import type { S3Config } from '../blobs/s3Blobs.ts'

const emptyHash = createHash('sha256').digest('hex')

export interface FakeBucket {
  readonly config: S3Config
  readonly objects: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** What the bucket had to refuse. */
  readonly refusals: readonly string[]
  close(): Promise<void>
}

/** An S3 bucket on loopback that computes each signature (AWS Signature Version 4) and rejects requests that do not match. */
export function openFakeBucket(): FakeBucket {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const refusals: string[] = []
  const secret = { accessKeyId: 'AKHARBORLINE', secretAccessKey: 'the bucket secret', region: 'us-central-1' }

  async function answer(request: Request): Promise<Response> {
    const body = new Uint8Array(await request.arrayBuffer())
    const refusal = refuse(request, body, secret)
    if (refusal) {
      refusals.push(refusal)
      return new Response(refusal, { status: 403 })
    }
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'PUT') {
      objects.set(pathname, body)
      return new Response()
    }
    const object = objects.get(pathname)
    if (!object) return new Response('NoSuchKey', { status: 404 })
    if (request.method === 'DELETE') {
      objects.delete(pathname)
      return new Response(null, { status: 204 })
    }
    const headers = new Headers()
    for (const name of ['content-type', 'content-disposition']) {
      const wanted = searchParams.get(`response-${name}`)
      if (wanted) headers.set(name, wanted)
    }
    const [from, to] = request.headers.get('range')?.match(/\d+/g)?.map(Number) ?? []
    if (from === undefined || to === undefined) return new Response(object, { headers })
    headers.set('content-range', `bytes ${from}-${to}/${object.byteLength}`)
    return new Response(object.slice(from, to + 1), { status: 206, headers })
  }

  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, answer)
  return {
    config: { ...secret, bucket: 'coverdesk', endpoint: `http://127.0.0.1:${server.addr.port}` },
    objects,
    refusals,
    close: () => server.shutdown(),
  }
}

interface Secret {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** Why a request must be refused; null when its signature is right. */
function refuse(request: Request, body: Uint8Array, secret: Secret): string | null {
  const { searchParams } = new URL(request.url)
  const isPresigned = searchParams.has('X-Amz-Signature')
  const claim = isPresigned ? presigned(searchParams) : signedByHeader(request.headers)
  if (!claim) return 'AccessDenied: not signed'
  const { credential, signedHeaders, signature, time, payload } = claim
  const [keyId, day, region, service, end] = credential.split('/')
  const hasScope =
    keyId === secret.accessKeyId && region === secret.region && service === 's3' && end === 'aws4_request'
  if (!hasScope || !day || !time.startsWith(day)) return `InvalidCredential: ${credential}`
  if (isPresigned && Date.now() > timeOf(time) + Number(searchParams.get('X-Amz-Expires')) * 1_000)
    return 'Expired'
  const isEmpty = request.method !== 'PUT'
  if (!isPresigned && payload !== 'UNSIGNED-PAYLOAD' && payload !== (isEmpty ? emptyHash : hex(body))) {
    return 'XAmzContentSHA256Mismatch'
  }
  if (request.method === 'PUT' && request.headers.get('content-length') !== String(body.byteLength)) {
    return 'MissingContentLength'
  }
  const canonical = canonicalRequest(request, { signedHeaders, payload })
  const text = ['AWS4-HMAC-SHA256', time, [day, region, service, end].join('/'), hex(canonical)].join('\n')
  const key = [day, secret.region, 's3', 'aws4_request'].reduce<string | Uint8Array>(
    (outer, part) => createHmac('sha256', outer).update(part).digest(),
    `AWS4${secret.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch'
}

interface SignatureClaim {
  readonly credential: string
  readonly signedHeaders: string
  readonly signature: string
  readonly time: string
  readonly payload: string
}

function presigned(query: URLSearchParams): SignatureClaim {
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    time: query.get('X-Amz-Date') ?? '',
    payload: 'UNSIGNED-PAYLOAD',
  }
}

function signedByHeader(headers: Headers): SignatureClaim | null {
  const found = /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=(.+)$/.exec(
    headers.get('authorization') ?? '',
  )
  const [, credential = '', signedHeaders = '', signature = ''] = found ?? []
  const time = headers.get('x-amz-date') ?? ''
  const payload = headers.get('x-amz-content-sha256') ?? ''
  return found && { credential, signedHeaders, signature, time, payload }
}

function canonicalRequest(
  request: Request,
  { signedHeaders, payload }: Pick<SignatureClaim, 'signedHeaders' | 'payload'>,
): string {
  const { pathname, searchParams } = new URL(request.url)
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${request.headers.get(name)?.trim()}\n`)
  return [request.method, pathname, query, headers.join(''), signedHeaders, payload].join('\n')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

function hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function timeOf(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}
