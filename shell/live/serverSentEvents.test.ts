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

test('events are read whole, however the bytes are cut', async () => {
  const events = await read(['event: ne', 'xt\nda', 'ta: {"a":1}\n', '\nevent: complete\ndata:\n\n'])
  expect(events).toEqual([
    { name: 'next', data: '{"a":1}' },
    { name: 'complete', data: '' },
  ])
})

test('whatever comes is heard, comments too', async () => {
  const onHeard = vi.fn<() => void>()
  const body = new Response(': ping\n\n').body
  if (!body) throw new Error('A response with a text has a body.')
  for await (const event of serverSentEvents(body, { onHeard })) expect(event).toBeUndefined()
  expect(onHeard).toHaveBeenCalledOnce()
})

test('comments that keep the stream open are no events', async () => {
  expect(await read([':\n\n', ': ping\n\n', 'data: x\n\n'])).toEqual([{ name: 'message', data: 'x' }])
})

test('an event that was cut off by the end is dropped', async () => {
  expect(await read(['event: next\ndata: {"a"'])).toEqual([])
})
