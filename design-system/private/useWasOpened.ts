import { useState } from 'react'

/** Whether it is or was ever open: an overlay stays mounted for its exit animation, but is not loaded before it first opens. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}
