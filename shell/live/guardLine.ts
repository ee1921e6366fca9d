/** The server lets itself be heard every 12 s, whether something changed or not. */
const longestSilence = 30_000

export interface LineGuard {
  /** Something came. */
  heard: () => void
  /** The stream has ended by itself. */
  release: () => void
}

/**
 * Watches over an open stream: calls back once when nothing was heard for 30 s, or when the network is back, because a
 * connection from before may look open for ever.
 */
export function guardLine(onDead: () => void): LineGuard {
  let timer = setTimeout(declareDead, longestSilence)
  globalThis.addEventListener('online', declareDead)

  function release() {
    clearTimeout(timer)
    globalThis.removeEventListener('online', declareDead)
  }

  function declareDead() {
    release()
    onDead()
  }

  return {
    heard() {
      clearTimeout(timer)
      timer = setTimeout(declareDead, longestSilence)
    },
    release,
  }
}
