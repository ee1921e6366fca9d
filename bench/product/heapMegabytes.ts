/** The heap in use after garbage collection, with a moment for pending work to end. */
export async function heapMegabytes(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 200))
  ;(globalThis as { gc?: () => void }).gc?.()
  return Deno.memoryUsage().heapUsed / 1024 / 1024
}
