/** Creates a format on first use: the browser's first one takes 60 ms, too much for the first screen. */
export function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}
