import type { ChosenFile } from '@coverdesk/design-system/forms'
import { useSyncExternalStore } from 'react'

type Draft = 'comment' | 'notes'

/** Chosen files by request. Files cannot be stored, so they last as long as the page. */
const files = new Map<string, readonly ChosenFile[]>()

const listeners = new Set<() => void>()

/** Unsaved input by request: survives navigation and a reload. */
export const requestDrafts = {
  read: (draft: Draft, requestId: string): string => sessionStorage.getItem(keyOf(draft, requestId)) ?? '',
  keep(draft: Draft, requestId: string, text: string) {
    if (text === '') sessionStorage.removeItem(keyOf(draft, requestId))
    else sessionStorage.setItem(keyOf(draft, requestId), text)
    for (const listener of listeners) listener()
  },
  readFiles: (requestId: string): readonly ChosenFile[] => files.get(requestId) ?? [],
  keepFiles(requestId: string, chosen: readonly ChosenFile[]) {
    files.set(requestId, chosen)
  },
  /** Discards what the server has saved; words typed since then are kept. */
  saved(draft: Draft, requestId: string, content: string) {
    if (requestDrafts.read(draft, requestId).trim() === content.trim())
      requestDrafts.keep(draft, requestId, '')
  },
}

export function useRequestDraft(draft: Draft, requestId: string): string {
  return useSyncExternalStore(subscribe, () => requestDrafts.read(draft, requestId))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function keyOf(draft: Draft, requestId: string): string {
  return `coverdesk.draft.${draft}.${requestId}`
}
