const attempts = new Map<string, number>()

/** Runs a remote's script; one that fails or hangs is requested again next time, bypassing any stuck request. */
export function loadScript(address: string, limitMs: number): Promise<void> {
  const attempt = (attempts.get(address) ?? 0) + 1
  attempts.set(address, attempt)
  const url = new URL(address, location.href)
  if (attempt > 1) url.searchParams.set('attempt', String(attempt))

  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(
      () => end(new Error(`${address} did not answer in ${limitMs / 1000} s.`)),
      limitMs,
    )

    function end(error?: Error) {
      clearTimeout(timer)
      script.remove()
      if (error) return reject(error)
      attempts.delete(address)
      resolve()
    }

    script.src = url.href
    script.onload = () => end()
    script.onerror = () => end(new Error(`${address} could not be loaded.`))
    document.head.append(script)
  })
}
