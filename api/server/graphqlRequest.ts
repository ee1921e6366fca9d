/** What a request to the GraphQL endpoint asks for. */
export interface GraphqlRequest {
  readonly query: string | null
  /** The hash of a document that an app was built with. */
  readonly docId: string | null
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
}

/** A request that is none; the message says why. */
export interface Refusal {
  readonly status: 400 | 405 | 413 | 415
  readonly message: string
}

/** The largest body, in bytes; files go elsewhere. */
const largestBody = 256 * 1024

/** Reads a request as GraphQL over HTTP has it: JSON by POST, and queries by GET. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest | Refusal> {
  if (request.method === 'GET') return fromAddress(new URL(request.url).searchParams)
  if (request.method !== 'POST')
    return { status: 405, message: 'GraphQL is asked by POST, or GET for queries.' }
  // Forms of other sites can send every other type without asking first.
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    return { status: 415, message: 'A request is JSON: Content-Type: application/json.' }
  const text = await readText(request)
  if (text === null) return { status: 413, message: 'The request is too large; 256 KB are the most.' }
  const body = parsed(text)
  return isObject(body) ? checked(body) : { status: 400, message: 'The body is no JSON object.' }
}

function fromAddress(search: URLSearchParams): GraphqlRequest | Refusal {
  const json = (name: string) => (search.has(name) ? parsed(search.get(name) ?? '') : undefined)
  return checked({
    query: search.get('query'),
    doc_id: search.get('doc_id'),
    operationName: search.get('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  })
}

function checked(body: Readonly<Record<string, unknown>>): GraphqlRequest | Refusal {
  const { query, operationName, variables, extensions } = body
  if (!isAbsent(extensions) && !isObject(extensions))
    return { status: 400, message: 'extensions is an object.' }
  const docId = body['doc_id'] ?? (isObject(extensions) ? extensions['docId'] : null)
  if (!isAbsent(query) && typeof query !== 'string') return { status: 400, message: 'query is a text.' }
  if (!isAbsent(operationName) && typeof operationName !== 'string') {
    return { status: 400, message: 'operationName is a text.' }
  }
  if (!isAbsent(variables) && !isObject(variables)) return { status: 400, message: 'variables is an object.' }
  return {
    query: query ?? null,
    docId: typeof docId === 'string' ? docId : null,
    operationName: operationName ?? null,
    variables: variables ?? {},
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is no object either, and is refused as that.
    return text
  }
}

/** The body as text; null as soon as it is too large, whatever it says about itself. */
async function readText(request: Request): Promise<string | null> {
  const said = Number(request.headers.get('content-length') ?? Number.NaN)
  if (said > largestBody) return null
  if (said <= largestBody) return request.text()

  let text = ''
  let size = 0
  const decoder = new TextDecoder()
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > largestBody) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
