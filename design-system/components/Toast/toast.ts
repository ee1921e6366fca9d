import type { Tone } from '../../theme/tones.ts'

export type ToastTone = Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger'>

export type ToastContent = {
  /** `neutral` by default; `danger` is said to readers at once. */
  tone?: ToastTone
  title: string
  description?: string | undefined
  /** One thing to do about it; the toast goes when it is pressed. */
  action?: { label: string; onPress: () => void } | undefined
  /** Takes back what the toast tells of; shows 'Undo', and the toast goes when it is pressed. */
  onUndo?: (() => void) | undefined
  /** Called once when the toast has gone and nothing was taken back: the time for what cannot be undone later. */
  onSettled?: (() => void) | undefined
}

export type ShownToast = ToastContent & { id: number }

const most = 4

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Short notices at the bottom, from anywhere, React or not; errors of a form stand beneath its fields instead. */
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
  /** Takes back what the toast of this id tells of, and puts it away. */
  undo(id: number): void {
    const undone = shown.find((one) => one.id === id)
    update(
      shown.filter((one) => one !== undone),
      undone,
    )
    undone?.onUndo?.()
  },
  /** The toasts on the screen, oldest first. */
  shown: () => shown,
  /** Calls back at every change; returns what ends it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The same notices for components. */
export function useToast(): typeof toast {
  return toast
}

function update(next: readonly ShownToast[], undone?: ShownToast) {
  const gone = shown.filter((one) => one !== undone && !next.includes(one))
  shown = next
  for (const listener of listeners) listener()
  for (const { onSettled } of gone) onSettled?.()
}
