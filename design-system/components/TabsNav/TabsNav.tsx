import type { ReactNode } from 'react'
import { NativeSelect } from '../../private/NativeSelect.tsx'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import * as styles from './TabsNav.css.ts'

export type TabsNavItem = {
  href: string
  label: string
  isCurrent: boolean
  /** After the label: a count. */
  badge?: ReactNode
}

export type TabsNavProps = {
  /** The accessible name: 'Service request'. */
  label: string
  items: ReadonlyArray<TabsNavItem>
}

/** A record's sub-pages, each with its own URL; a select on phones. */
export function TabsNav({ label, items }: TabsNavProps) {
  const { Link, navigate } = useDesignSystem()
  const current = items.find((item) => item.isCurrent)
  return (
    <nav aria-label={label}>
      <div className={styles.list}>
        {items.map((item) => (
          <Link
            key={item.href}
            href={item.href}
            className={styles.tab}
            {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
          >
            {item.label}
            {item.badge}
          </Link>
        ))}
      </div>
      <div className={styles.collapsed}>
        <NativeSelect
          aria-label={label}
          value={current?.href ?? ''}
          onChange={(event) => navigate(event.target.value)}
        >
          {!current && <option value="">Choose a page</option>}
          {items.map((item) => (
            <option key={item.href} value={item.href}>
              {item.label}
            </option>
          ))}
        </NativeSelect>
      </div>
    </nav>
  )
}
