import * as styles from './SelectCell.css.ts'

type SelectAllCellProps = {
  count: number
  rowCount: number
  onPress: () => void
}

/** The checkbox for all loaded rows: checked, unchecked, or indeterminate when some are selected. */
export function SelectAllCell({ count, rowCount, onPress }: SelectAllCellProps) {
  const isAll = rowCount > 0 && count === rowCount
  return (
    <th role="columnheader" scope="col" aria-label="Selection" className={styles.headCell}>
      <label className={styles.press}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label="Select all rows"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll
          }}
          onChange={onPress}
        />
      </label>
    </th>
  )
}
