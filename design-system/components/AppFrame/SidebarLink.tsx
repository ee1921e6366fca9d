import type { ReactNode } from 'react'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './AppFrame.css.ts'

export type SidebarLinkProps = {
  href: string
  label: string
  icon: IconComponent
  /** `page` on the very page, `area` on a page beneath it. */
  current?: 'page' | 'area' | undefined
  /** At the end: a count. */
  badge?: ReactNode
  /** First sign that it will be followed; for loading ahead. */
  onIntent?: (() => void) | undefined
}

const ariaCurrent = { page: 'page', area: 'true' } as const

/** One place of the app. */
export function SidebarLink({ href, label, icon, current, badge, onIntent }: SidebarLinkProps) {
  const { Link } = useDesignSystem()
  return (
    <li>
      <Link
        href={href}
        className={styles.link}
        {...(current ? { 'aria-current': ariaCurrent[current] } : {})}
        {...(onIntent ? { onPointerEnter: onIntent, onFocus: onIntent } : {})}
      >
        <span className={styles.linkIcon}>
          <Icon icon={icon} />
        </span>
        <span className={styles.linkWords}>{label}</span>
        {badge}
      </Link>
    </li>
  )
}
