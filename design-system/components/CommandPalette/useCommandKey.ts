import { useEffect, useEffectEvent } from 'react'

/** Calls back on Ctrl K, on a Mac ⌘ K, wherever the focus is. */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isCommand = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!isCommand || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      // Otherwise the browser's own search would handle the key.
      event.preventDefault()
      if (!event.repeat) press()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

/** The keys of `useCommandKey` as labeled on this keyboard. */
export function commandKeys(): readonly [string, string] {
  return [isMac() ? '⌘' : 'Ctrl', 'K']
}

function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform)
}
