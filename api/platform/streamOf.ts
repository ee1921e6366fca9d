/** A stream of generated chunks, produced as fast as they are read; canceling it stops the generator. */
export function streamOf<Part>(parts: AsyncIterable<Part>): ReadableStream<Part> {
  const made = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await made.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await made.return?.()
    },
  })
}
