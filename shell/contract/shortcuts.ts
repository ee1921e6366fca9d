/** One key (`/`, `c`, `?`) and what it does on the current screen. */
export interface Shortcut {
  key: string
  label: string
  run: () => void
}

let registered: readonly Shortcut[] = []
const listeners = new Set<() => void>()

/** The current screen's shortcuts, for the `?` list and the shell's only key listener. */
export const shortcuts = {
  all: (): readonly Shortcut[] => registered,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  add(added: readonly Shortcut[]) {
    change([...registered, ...added])
    return () => change(registered.filter((shortcut) => !added.includes(shortcut)))
  },
  /** The newest screen wins, so that a panel can override a key of the page below. */
  find: (key: string): Shortcut | undefined => registered.findLast((shortcut) => shortcut.key === key),
}

function change(next: readonly Shortcut[]): void {
  registered = next
  for (const listener of listeners) listener()
}
