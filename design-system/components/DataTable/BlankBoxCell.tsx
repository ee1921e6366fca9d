import { cell } from './SelectCell.css.ts'

/** The place of a box before a row that is on its way. */
export function BlankBoxCell() {
  return <td aria-hidden className={cell} />
}
