import { commandKeys, Dialog, ShortcutList } from '@coverdesk/design-system'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { shortcuts } from '../contract/shortcuts.ts'
import { isShortcutPress } from './isShortcutPress.ts'

/** Runs the current page's shortcuts and lists them on `?`. */
export function ShortcutKeys() {
  const [isListOpen, setIsListOpen] = useState(false)
  const all = useSyncExternalStore(shortcuts.subscribe, shortcuts.all)

  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isShortcutPress(event)) return
      const shortcut = shortcuts.find(event.key)
      if (!shortcut && event.key !== '?') return
      event.preventDefault()
      if (shortcut) shortcut.run()
      else setIsListOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  const everywhere = [
    { keys: commandKeys(), label: 'Search everywhere' },
    { keys: ['?'], label: 'Show this list' },
  ]
  const listed = all.map(({ key, label }) => ({ keys: [key], label }))
  return (
    <Dialog title="Keyboard shortcuts" size="sm" isOpen={isListOpen} onClose={() => setIsListOpen(false)}>
      <ShortcutList shortcuts={[...listed, ...everywhere]} />
    </Dialog>
  )
}
