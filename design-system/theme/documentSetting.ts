import { useSyncExternalStore } from 'react'

/** A per-browser user setting, applied to the document as an attribute. */
export type DocumentSetting<Value extends string> = {
  /** Applies the stored choice to the document. */
  apply: () => void
  /** Stores the choice and applies it in all tabs. */
  set: (value: Value) => void
  /** The choice, for components that show it. */
  use: () => Value
}

type SettingParts<Value extends string> = {
  name: 'theme' | 'density'
  /** The default; the document then has no attribute. */
  standard: Value
  others: readonly Value[]
}

/** A setting that persists and applies immediately in every tab. */
export function documentSetting<Value extends string>({
  name,
  standard,
  others,
}: SettingParts<Value>): DocumentSetting<Value> {
  const storageKey = `coverdesk.${name}`
  const listeners = new Set<() => void>()

  function read(): Value {
    const stored = localStorage.getItem(storageKey)
    return others.find((value) => value === stored) ?? standard
  }

  function apply() {
    const value = read()
    const { dataset } = document.documentElement
    if (value === standard) delete dataset[name]
    else dataset[name] = value
  }

  function show() {
    apply()
    // Notifies components that measure themselves, such as a long table.
    window.dispatchEvent(new Event('resize'))
  }

  function subscribe(listener: () => void): () => void {
    function handleStorage({ key }: StorageEvent) {
      if (key !== storageKey) return
      show()
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', handleStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', handleStorage)
    }
  }

  return {
    apply,
    set: (value) => {
      localStorage.setItem(storageKey, value)
      show()
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, () => standard),
  }
}
