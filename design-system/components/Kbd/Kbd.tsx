import { kbd } from './Kbd.css.ts'

/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={kbd}>{children}</kbd>
}
