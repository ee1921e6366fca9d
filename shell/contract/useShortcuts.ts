import { useEffect, useEffectEvent } from 'react'
import { shortcuts } from './shortcuts.ts'

/**
 * Keys of the open screen, each with the words that `?` lists: `useShortcuts({ c: addComment }, { c: 'Comment' })`.
 * None fires while somebody types, while a dialog is open, or together with Ctrl, Alt or Command.
 */
export function useShortcuts<TKey extends string>(
  actions: Record<TKey, () => void>,
  labels: Record<TKey, string>,
): void {
  const run = useEffectEvent((key: TKey) => actions[key]())
  const listed = JSON.stringify(labels)

  useEffect(() => {
    const current: Record<TKey, string> = JSON.parse(listed)
    const keys = Object.keys(current) as TKey[]
    return shortcuts.add(keys.map((key) => ({ key, label: current[key], run: () => run(key) })))
  }, [listed])
}
