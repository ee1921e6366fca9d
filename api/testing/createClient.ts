import { sessionCookie } from '../identity/index.ts'

/** What the server said to an operation. */
export interface Answer<Data> {
  readonly status: number
  readonly data: Data
  readonly errors: readonly {
    message: string
    path?: (string | number)[]
    extensions?: Record<string, unknown>
  }[]
}

/** A browser: it keeps its cookies. */
export interface Client {
  readonly cookies: Map<string, string>
  /** Runs an operation; the test says what it expects of the data. */
  // oxlint-disable-next-line typescript/no-explicit-any
  run<Data = any>(document: string, variables?: Record<string, unknown>): Promise<Answer<Data>>
  /** Runs an operation that must not fail, and answers its data. */
  // oxlint-disable-next-line typescript/no-explicit-any
  data<Data = any>(document: string, variables?: Record<string, unknown>): Promise<Data>
  /** Watches a subscription. */
  // oxlint-disable-next-line typescript/no-explicit-any
  watch<Data = any>(document: string, variables?: Record<string, unknown>): Promise<Watch<Data>>
  /** Any other request. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export interface Watch<Data> extends AsyncDisposable {
  /** The next event's data; null when the stream has ended. */
  next(): Promise<Data | null>
}

/** Where the client takes itself to be; the server's `publicUrl` has to say the same. */
export const origin = 'http://localhost:3000'

export function createClient(
  send: (request: Request) => Promise<Response>,
  sessionToken: string | null,
): Client {
  const cookies = new Map<string, string>()
  if (sessionToken !== null) cookies.set(sessionCookie, sessionToken)

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ origin })
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await send(new Request(origin + path, { ...init, headers }))
    for (const header of response.headers.getSetCookie()) keepCookie(cookies, header)
    return response
  }

  async function post(
    document: string,
    variables: Record<string, unknown>,
    accept: string,
  ): Promise<Response> {
    return fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query: document, variables }),
    })
  }

  async function run<Data>(document: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
    const response = await post(document, variables, 'application/json')
    const { data, errors = [] } = await response.json()
    return { status: response.status, data, errors }
  }

  return {
    cookies,
    fetch,
    run,
    async data<Data>(document: string, variables: Record<string, unknown> = {}) {
      const { status, data, errors } = await run<Data>(document, variables)
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
      if (data == null) throw new Error(`The answer has no data. Its status is ${status}.`)
      return data
    },
    async watch<Data>(document: string, variables: Record<string, unknown> = {}) {
      const response = await post(document, variables, 'text/event-stream')
      if (!response.body) throw new Error('A stream without a body')
      return readEvents<Data>(response.body)
    },
  }
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';')
  const [name = '', value = ''] = pair.split('=')
  if (header.includes('Max-Age=0;')) cookies.delete(name)
  else cookies.set(name, value)
}

function readEvents<Data>(body: ReadableStream<Uint8Array<ArrayBuffer>>): Watch<Data> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function nextBlock(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        return block
      }
      const { done, value } = await reader.read()
      if (done) return null
      text += value
    }
  }

  return {
    async next() {
      for (;;) {
        const block = await nextBlock()
        if (block === null || block.includes('event: complete')) return null
        const data = /^data: (.+)$/m.exec(block)?.[1]
        if (data === undefined) continue
        const event = JSON.parse(data)
        if (event.errors) throw new Error(event.errors[0].message)
        return event.data
      }
    },
    async [Symbol.asyncDispose]() {
      await reader.cancel()
    },
  }
}
