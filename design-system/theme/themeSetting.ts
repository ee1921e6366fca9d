import { useSyncExternalStore } from 'react'

/** What a person chose; `system` follows the device. */
export type ThemeSetting = 'light' | 'dark' | 'system'

const storageKey = 'coverdesk.theme'
const listeners = new Set<() => void>()

/** Puts the stored choice on the document; the design system does it as it loads, before anything is painted. */
export function applyStoredTheme(): void {
  const setting = readTheme()
  const { dataset } = document.documentElement
  if (setting === 'system') delete dataset.theme
  else dataset.theme = setting
}

/** Stores the choice and shows it, in this tab and the others. */
export function setTheme(setting: ThemeSetting): void {
  localStorage.setItem(storageKey, setting)
  applyStoredTheme()
  for (const listener of listeners) listener()
}

/** The choice and how to change it. */
export function useTheme(): { theme: ThemeSetting; setTheme: (setting: ThemeSetting) => void } {
  return { theme: useSyncExternalStore(subscribe, readTheme, () => 'system' as const), setTheme }
}

function readTheme(): ThemeSetting {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function subscribe(listener: () => void): () => void {
  function handleStorage({ key }: StorageEvent) {
    if (key !== storageKey) return
    applyStoredTheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}
