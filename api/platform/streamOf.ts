/** A stream of what is made one after the other, as fast as it is read; whoever stops reading ends the making. */
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
