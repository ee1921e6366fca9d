import type { ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'

/** How often a silent stream shows that it is alive, in milliseconds: more often than proxies give up. */
const pingEvery = 12_000

const encoder = new TextEncoder()
const ping = encoder.encode(':\n\n')
const complete = encoder.encode('event: complete\ndata:\n\n')

/**
 * Sends what a subscription tells as server-sent events, one write each: of Yoga's own two writes an event
 * a crowd of watchers is reached half as fast.
 */
export function useEventStream(): Plugin {
  return {
    onResultProcess({ request, result, setResultProcessor }) {
      if (!isAsyncIterable(result) || !request.headers.get('accept')?.includes('text/event-stream')) return
      const results = result as AsyncIterable<ExecutionResult>
      setResultProcessor(() => eventStream(results[Symbol.asyncIterator]()), 'text/event-stream')
    },
  }
}

/** Each result at its reader's own pace; leaves the source when the reader goes. */
function eventStream(source: AsyncIterator<ExecutionResult>): Response {
  let timer: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      // Some browsers take an answer for begun only when something of its body has come.
      controller.enqueue(ping)
      timer = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(ping)
      }, pingEvery)
    },
    async pull(controller) {
      const { done, value } = await source.next()
      if (!done) return controller.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify(value)}\n\n`))
      clearInterval(timer)
      controller.enqueue(complete)
      controller.close()
    },
    async cancel() {
      clearInterval(timer)
      await source.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
