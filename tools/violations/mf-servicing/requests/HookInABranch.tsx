// expect: react-hooks(rules-of-hooks)
import { useId } from 'react'

export function HookInABranch({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return null
  const id = useId()
  return <p id={id}>Open</p>
}
