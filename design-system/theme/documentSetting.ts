import { useSyncExternalStore } from 'react'

/** Something that a person chooses for this browser, that the document carries as an attribute. */
export type DocumentSetting<Value extends string> = {
  /** Puts the stored choice on the document. */
  apply: () => void
  /** Stores the choice and shows it, in this tab and the others. */
  set: (value: Value) => void
  /** The choice, for a component that shows it. */
  use: () => Value
}

type SettingParts<Value extends string> = {
  name: 'theme' | 'density'
  /** What holds while nothing was chosen; the document then carries no attribute. */
  standard: Value
  others: readonly Value[]
}

/** A choice that outlives the page and shows at once in every tab. */
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
    // What measures itself, as a long table does its rows, measures anew.
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
