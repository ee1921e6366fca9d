const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

/** What was typed and not sent yet, by request: it survives a look at another tab or request. */
export const commentDrafts = {
  read: (requestId: string): string => drafts.get(requestId) ?? '',
  keep(requestId: string, text: string) {
    if (text === '') drafts.delete(requestId)
    else drafts.set(requestId, text)
    for (const listener of listeners) listener()
  },
  /** Lets go of what the server now has; words typed since then stay. */
  sent(requestId: string, content: string) {
    if (commentDrafts.read(requestId).trim() === content) commentDrafts.keep(requestId, '')
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
