import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerResponse } from 'node:http'

/** What the server does with a request to `/chat/completions`. */
export type Behavior =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'toolCall'; readonly name: string; readonly input: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'garbage' }
  | { readonly kind: 'hang' }

export interface ModelServer extends AsyncDisposable {
  readonly url: string
  /** The bodies of the requests, oldest first. */
  readonly requests: readonly string[]
}

/** A local server that speaks the OpenAI protocol; `behave` decides each answer from the request's body and number. */
export async function startModelServer(
  behave: (body: string, number: number) => Behavior,
): Promise<ModelServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Uint8Array) => (body += new TextDecoder().decode(chunk)))
    request.on('end', () => {
      requests.push(body)
      answer(response, behave(body, requests.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, behavior: Behavior): void {
  if (behavior.kind === 'hang') return
  if (behavior.kind === 'status') {
    response.writeHead(behavior.status, { 'content-type': 'application/json', 'retry-after-ms': '5' })
    response.end(JSON.stringify({ error: { message: 'provider detail sk-secret' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behavior.kind === 'garbage') {
    response.end('data: {"choices": "none"\n\ndata: <html>Bad gateway</html>\n\n')
    return
  }
  const deltas = behavior.kind === 'text' ? textDeltas(behavior.text) : toolDeltas(behavior)
  const finish_reason = behavior.kind === 'text' ? 'stop' : 'tool_calls'
  for (const delta of deltas) send(response, { choices: [{ index: 0, delta, finish_reason: null }] })
  send(response, { choices: [{ index: 0, delta: {}, finish_reason }] })
  send(response, { choices: [], usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 } })
  response.end('data: [DONE]\n\n')
}

function send(response: ServerResponse, chunk: object): void {
  const whole = { id: 'run-1', object: 'chat.completion.chunk', created: 1, model: 'test-model', ...chunk }
  response.write(`data: ${JSON.stringify(whole)}\n\n`)
}

function textDeltas(text: string): object[] {
  return text.split(/(?<=\s)/).map((content) => ({ role: 'assistant', content }))
}

function toolDeltas({ name, input }: { readonly name: string; readonly input: string }): object[] {
  const half = Math.ceil(input.length / 2)
  return [
    { tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: { name, arguments: '' } }] },
    { tool_calls: [{ index: 0, function: { arguments: input.slice(0, half) } }] },
    { tool_calls: [{ index: 0, function: { arguments: input.slice(half) } }] },
  ]
}
