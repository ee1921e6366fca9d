/** How long to wait for code and data, in milliseconds. */
const timeoutMs = 120

/**
 * Waits briefly for code and data that are about to arrive: on a fast server the next screen then appears at once. A skeleton would only
 * flash, and once shown React keeps it for 300 ms.
 */
export async function almostThere(arrivals: readonly (Promise<void> | null)[]): Promise<void> {
  const awaited = arrivals.filter((arrival) => arrival !== null)
  if (awaited.length === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([Promise.all(awaited), tooLong])
  clearTimeout(timer)
}
