import { cell } from './SelectCell.css.ts'

/** The space of a checkbox in a row that is loading. */
export function BlankBoxCell() {
  return <td aria-hidden className={cell} />
}
