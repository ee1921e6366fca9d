/** What is in use once all that nobody holds any more is gone; what ends by itself is given a moment to. */
export async function heapMegabytes(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  ;(globalThis as { gc?: () => void }).gc?.()
  return Deno.memoryUsage().heapUsed / 1024 / 1024
}
