import type { ReactNode } from 'react'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './AppFrame.css.ts'

export type SidebarLinkProps = {
  href: string
  label: string
  icon: IconComponent
  /** `page` for the current page, `area` when the current page is below it. */
  current?: 'page' | 'area' | undefined
  /** Trailing content, such as a count. */
  badge?: ReactNode
  /** Called on the first sign of intent, to preload. */
  onIntent?: (() => void) | undefined
}

const ariaCurrent = { page: 'page', area: 'true' } as const

/** A link to one area of the app. */
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
