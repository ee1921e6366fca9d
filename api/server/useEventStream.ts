import type { ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'

/** How often an idle stream sends a heartbeat, in milliseconds; proxies time out later than this. */
const pingEvery = 12_000

const encoder = new TextEncoder()
const ping = encoder.encode(':\n\n')
const complete = encoder.encode('event: complete\ndata:\n\n')

/**
 * Sends subscription events as server-sent events with one write each: with Yoga's two writes per event,
 * reaching many clients takes twice as long.
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

/** Sends each result at the reader's pace; unsubscribes when the reader leaves. */
function eventStream(source: AsyncIterator<ExecutionResult>): Response {
  let timer: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      // Some browsers treat a response as started only once part of its body has arrived.
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
