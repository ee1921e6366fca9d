import { kbd } from './Kbd.css.ts'

/** A keyboard key. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={kbd}>{children}</kbd>
}
