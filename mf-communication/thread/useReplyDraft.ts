import { useState } from 'react'

function draftKey(threadId: string): string {
  return `reply-draft ${threadId}`
}

/** The unsent reply to a thread, which survives a reload; null without one. */
export function keptReply(threadId: string): string | null {
  return sessionStorage.getItem(draftKey(threadId))
}

export function keepReply(threadId: string, text: string): void {
  sessionStorage.setItem(draftKey(threadId), text)
}

/** The reply as it is written, kept until it is sent. */
export function useReplyDraft(id: string, { initial, onEdit }: { initial: string; onEdit: () => void }) {
  const [text, setText] = useState(() => keptReply(id) ?? initial)
  function keep(next: string) {
    setText(next)
    onEdit()
    keepReply(id, next)
  }
  return [text, keep, () => sessionStorage.removeItem(draftKey(id))] as const
}
