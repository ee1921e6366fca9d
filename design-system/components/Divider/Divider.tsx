import { divider } from './Divider.css.ts'

/** A hairline between two similar things. */
export function Divider() {
  return <hr className={divider} />
}
