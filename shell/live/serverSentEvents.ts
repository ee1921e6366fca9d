export interface ServerSentEvent {
  name: string
  data: string
}

/**
 * Reads the events of a text/event-stream body as they arrive; keep-alive comments are skipped but count as activity.
 */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onHeard }: { onHeard?: () => void } = {},
): AsyncGenerator<ServerSentEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onHeard?.()
      text += value.replaceAll('\r', '')
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    // Also when the caller stops reading: tells the server that nobody listens.
    await reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerSentEvent | null {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).trimStart())
  }
  return data.length === 0 && name === 'message' ? null : { name, data: data.join('\n') }
}
