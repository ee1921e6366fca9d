import { expect, test, vi } from 'vitest'
import { type ServerSentEvent, serverSentEvents } from './serverSentEvents.ts'

async function read(chunks: string[]): Promise<ServerSentEvent[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  const events: ServerSentEvent[] = []
  for await (const event of serverSentEvents(body)) events.push(event)
  return events
}

test('reassembles events from any byte chunks', async () => {
  const events = await read(['event: ne', 'xt\nda', 'ta: {"a":1}\n', '\nevent: complete\ndata:\n\n'])
  expect(events).toEqual([
    { name: 'next', data: '{"a":1}' },
    { name: 'complete', data: '' },
  ])
})

test('reports all activity, including comments', async () => {
  const onHeard = vi.fn<() => void>()
  const body = new Response(': ping\n\n').body
  if (!body) throw new Error('A response with a text has a body.')
  for await (const event of serverSentEvents(body, { onHeard })) expect(event).toBeUndefined()
  expect(onHeard).toHaveBeenCalledOnce()
})

test('keep-alive comments are not events', async () => {
  expect(await read([':\n\n', ': ping\n\n', 'data: x\n\n'])).toEqual([{ name: 'message', data: 'x' }])
})

test('drops an event truncated by the end of the stream', async () => {
  expect(await read(['event: next\ndata: {"a"'])).toEqual([])
})
