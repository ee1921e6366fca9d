/** The value as compressed JSON. */
export async function packed(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'))
  return await new Response(stream).bytes()
}

export async function unpacked<Value>(bytes: Uint8Array<ArrayBuffer>): Promise<Value> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(stream).json()) as Value
}
