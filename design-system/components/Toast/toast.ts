import type { Tone } from '../../theme/tones.ts'

export type ToastTone = Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger'>

export type ToastContent = {
  /** `neutral` by default; `danger` is announced immediately. */
  tone?: ToastTone
  title: string
  description?: string | undefined
  /** One action; clicking it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined
  /** Where the result is shown; following it closes the toast. */
  link?: { label: string; href: string } | undefined
  /** Undoes the action; shows 'Undo', which closes the toast. */
  onUndo?: (() => void) | undefined
  /** Called once when the toast is gone and was not undone: the time for irreversible work. */
  onSettled?: (() => void) | undefined
}

export type ShownToast = ToastContent & { id: number }

const most = 4

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Short notices at the bottom, from anywhere, including outside React; form errors show below their fields instead. */
export const toast = {
  /** Shows a toast and returns its id. */
  show(content: ToastContent): number {
    lastId += 1
    update([...shown, { ...content, id: lastId }].slice(-most))
    return lastId
  },
  dismiss(id: number): void {
    update(shown.filter((one) => one.id !== id))
  },
  dismissAll(): void {
    update([])
  },
  /** Undoes the toast's action and closes it. */
  undo(id: number): void {
    const undone = shown.find((one) => one.id === id)
    update(
      shown.filter((one) => one !== undone),
      undone,
    )
    undone?.onUndo?.()
  },
  /** The visible toasts, oldest first. */
  shown: () => shown,
  /** Calls back on every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The same toasts, for components. */
export function useToast(): typeof toast {
  return toast
}

function update(next: readonly ShownToast[], undone?: ShownToast) {
  const gone = shown.filter((one) => one !== undone && !next.includes(one))
  shown = next
  for (const listener of listeners) listener()
  for (const { onSettled } of gone) onSettled?.()
}
