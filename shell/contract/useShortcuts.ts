import { useEffectEvent, useLayoutEffect } from 'react'
import { shortcuts } from './shortcuts.ts'

/**
 * The current screen's shortcuts, each with its label in the `?` list: `useShortcuts({ c: addComment }, { c: 'Comment' })`.
 * Ignored while typing, while a dialog is open, and with Ctrl, Alt or Command.
 */
export function useShortcuts<TKey extends string>(
  actions: Record<TKey, () => void>,
  labels: Record<TKey, string>,
): void {
  const run = useEffectEvent((key: TKey) => actions[key]())
  const listed = JSON.stringify(labels)

  // Before the screen is painted: a key pressed as soon as it shows must not be lost.
  useLayoutEffect(() => {
    const current: Record<TKey, string> = JSON.parse(listed)
    const keys = Object.keys(current) as TKey[]
    return shortcuts.add(keys.map((key) => ({ key, label: current[key], run: () => run(key) })))
  }, [listed])
}
