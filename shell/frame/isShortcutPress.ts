const typing = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=combobox]'

/** Whether a key may run a shortcut: not while typing, in a dialog, or with a modifier key. */
export function isShortcutPress(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog], [role=menu]')) return false
  return !(event.target instanceof Element && event.target.closest(typing))
}
