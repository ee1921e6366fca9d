import { useState } from 'react'

/** Whether it is or ever was open: an overlay stays mounted for its way out, but is not loaded before its first way in. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}
