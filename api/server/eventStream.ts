/** How often a silent stream shows that it is alive, in milliseconds: more often than proxies give up. */
const pingEvery = 12_000

const encoder = new TextEncoder()
const ping = encoder.encode(':\n\n')
const complete = encoder.encode('event: complete\ndata:\n\n')

/** Sends what comes, each at its reader's own pace, as server-sent events; leaves the source when the reader goes. */
export function eventStream(source: AsyncIterator<string>): Response {
  let timer: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        // Some browsers take an answer for begun only when something of its body has come.
        controller.enqueue(ping)
        timer = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(ping)
        }, pingEvery)
      },
      async pull(controller) {
        const { done, value } = await source.next()
        if (!done) return controller.enqueue(encoder.encode(`event: next\ndata: ${value}\n\n`))
        clearInterval(timer)
        controller.enqueue(complete)
        controller.close()
      },
      async cancel() {
        clearInterval(timer)
        await source.return?.()
      },
    },
    { highWaterMark: 2 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
