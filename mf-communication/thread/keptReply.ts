/** The text of a thread's unsent reply, which survives a reload. */
export function keptReply(threadId: string) {
  const key = `reply-draft ${threadId}`
  return {
    read: () => sessionStorage.getItem(key),
    write: (text: string) => sessionStorage.setItem(key, text),
    forget: () => sessionStorage.removeItem(key),
  }
}
