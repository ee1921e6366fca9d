/** Makes a format at its first use: the browser's first one costs 60 ms, which no first screen should pay for nothing. */
export function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}
