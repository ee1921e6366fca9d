import { createContext, use } from 'react'
import { RowContext } from '../Table/tableContext.ts'
import * as styles from './SelectCell.css.ts'

/** The state and handlers of the row checkboxes. */
export interface RowBoxes {
  labelOf: (index: number) => string
  isSelected: (index: number) => boolean
  press: (press: { index: number; isSelected: boolean; isSpan: boolean }) => void
}

export const RowBoxesContext = createContext<RowBoxes>({
  labelOf: String,
  isSelected: () => false,
  press: () => undefined,
})

/** A row's checkbox; its whole cell is clickable. */
export function SelectRowCell() {
  const { index, isActive } = use(RowContext)
  const { labelOf, isSelected, press } = use(RowBoxesContext)
  return (
    <td role="cell" className={styles.cell}>
      <label className={styles.press}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Select ${labelOf(index)}`}
          checked={isSelected(index)}
          tabIndex={isActive ? 0 : -1}
          data-row-stop=""
          onChange={({ target, nativeEvent }) =>
            press({
              index,
              isSelected: target.checked,
              isSpan: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            })
          }
        />
      </label>
    </td>
  )
}
