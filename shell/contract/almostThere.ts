/** Code and data that come within this time are waited for, in milliseconds. */
const timeoutMs = 120

/**
 * Waits a moment for what is about to come: on a near server the next screen then appears whole. A skeleton would only
 * flash there, and once shown React keeps it for 300 ms.
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
