import { useViewer } from '@coverdesk/contract'
import { useState } from 'react'

/** Unsent text: survives a reload of this tab, and is hidden from other users who sign in. */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const key = `copilot-draft ${useViewer().id} ${name}`
  const [draft, setDraft] = useState(() => ({ key, text: readDraft(key) }))
  const text = draft.key === key ? draft.text : readDraft(key)

  function keep(next: string) {
    setDraft({ key, text: next })
    try {
      if (next === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    } catch {
      // Storage may be full or disabled; the text is still in the field.
    }
  }

  return [text, keep]
}

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
