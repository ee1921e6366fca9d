import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './AppFrame.css.ts'

export type SidebarLinkProps = {
  href: string
  label: string
  icon: IconComponent
  /** `page` for the current page, `area` when the current page is below it. */
  current?: 'page' | 'area' | undefined
}

const ariaCurrent = { page: 'page', area: 'true' } as const

/** A link to one area of the app. */
export function SidebarLink({ href, label, icon, current }: SidebarLinkProps) {
  const { Link } = useDesignSystem()
  return (
    <li>
      <Link
        href={href}
        className={styles.link}
        {...(current ? { 'aria-current': ariaCurrent[current] } : {})}
      >
        <span className={styles.linkIcon}>
          <Icon icon={icon} />
        </span>
        <span className={styles.linkWords}>{label}</span>
      </Link>
    </li>
  )
}
