import { type ReactNode, use } from 'react'
import { DASH } from '../../formats/orDash.ts'
import { classNames } from '../../private/classNames.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import * as styles from './Cell.css.ts'
import * as rowStyles from './Row.css.ts'
import { type CardRole, cardRoleOf, isDateWidth } from './tableColumn.ts'
import { hiddenBelow } from './tableColumns.css.ts'
import { CellContext } from './tableContext.ts'

const mayBeBlank: ReadonlySet<CardRole> = new Set(['detail', 'last', 'shared', 'sharedLast'])

export type CellProps = {
  children?: ReactNode
}

/** One value of a Row; its column sets its alignment and its place on phones. */
export function Cell({ children }: CellProps) {
  const { Link } = useDesignSystem()
  const { column, position, link } = use(CellContext)
  const card = column ? cardRoleOf(column, position) : 'detail'
  return (
    <td
      role="cell"
      className={classNames(
        styles.cell,
        styles.align[column?.align ?? 'start'],
        styles.card[card],
        position === 0 && styles.title,
        mayBeBlank.has(card) && children === DASH && styles.blank,
        column && isDateWidth(column.width ?? 'fill') && styles.date,
        column && card.startsWith('shared') && isDateWidth(column.width ?? 'fill') && styles.sharedDate,
        column?.hideBelow && hiddenBelow[column.hideBelow],
      )}
    >
      {column?.cardLabel !== undefined && children != null && (
        <span className={styles.cardLabel}>{column.cardLabel}</span>
      )}
      {link ? (
        <Link
          href={link.href}
          aria-label={link.label}
          tabIndex={link.isActive ? 0 : -1}
          className={rowStyles.link}
          data-row-link=""
        >
          {children}
        </Link>
      ) : (
        children
      )}
    </td>
  )
}
