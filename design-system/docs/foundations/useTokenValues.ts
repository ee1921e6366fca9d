import { useEffect, useState } from 'react'
import { nameOf } from '../../css/nameOf.ts'

/** The token values in the current theme and density. */
export function useTokenValues(tokens: Record<string, string>): [name: string, value: string][] {
  const [values, setValues] = useState(() => read(tokens))

  useEffect(() => {
    const update = () => setValues(read(tokens))
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributes: true })
    update()
    return () => observer.disconnect()
  }, [tokens])

  return values
}

function read(tokens: Record<string, string>): [string, string][] {
  const styles = getComputedStyle(document.documentElement)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return Object.entries(tokens).map(([name, variable]) => [
    name,
    chosen(styles.getPropertyValue(nameOf(variable)).trim(), isDark),
  ])
}

/** High contrast has two values per color; the device selects one. */
function chosen(value: string, isDark: boolean): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  return (isDark ? dark : light) ?? value
}
