import { Badge } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

const lines = [
  { what: 'Premium', one: '$18,240', other: '$16,905', better: 'other' },
  { what: 'Each occurrence', one: '$1,000,000', other: '$1,000,000', better: null },
  { what: 'General aggregate', one: '$2,000,000', other: '$2,000,000', better: null },
  { what: 'Deductible', one: '$2,500', other: '$10,000', better: 'one' },
  { what: 'Subcontractors', one: 'Covered', other: 'Excluded', better: 'one' },
  { what: 'Roofing over 3 stories', one: 'Covered', other: 'Excluded', better: 'one' },
] as const

/** Two quotes side by side, with what differs marked. */
export function CompareScene() {
  const look = (side: 'one' | 'other', better: 'one' | 'other' | null) => {
    if (better === null) return styles.cut
    return `${styles.cut} ${better === side ? styles.better : styles.worse}`
  }
  return (
    <Scene title="Coverage comparison" state={<Badge tone="accent">4 differences</Badge>}>
      <div className={styles.flush}>
        <div className={`${styles.row.compare} ${styles.head}`}>
          <span>General liability</span>
          <span>Option 1</span>
          <span>Option 2</span>
        </div>
        {lines.map(({ what, one, other, better }) => (
          <div key={what} className={styles.row.compare}>
            <span className={`${styles.cut} ${styles.muted}`}>{what}</span>
            <span className={look('one', better)}>{one}</span>
            <span className={look('other', better)}>{other}</span>
          </div>
        ))}
      </div>
    </Scene>
  )
}
