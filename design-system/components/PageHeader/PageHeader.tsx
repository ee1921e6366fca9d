import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../../icons/icons.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './PageHeader.css.ts'

export type PageHeaderProps = {
  title: ReactNode
  /** Below the title: text, badges, dates. */
  subtitle?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** The URL of the list this record was opened from. */
  backLink?: { href: string; label: string } | undefined
}

/** The page's h1 with its actions. */
export function PageHeader({ title, subtitle, actions, backLink }: PageHeaderProps) {
  const { Link } = useDesignSystem()
  return (
    <header className={styles.header}>
      {backLink && (
        <Link href={backLink.href} className={styles.back}>
          <Icon icon={ArrowLeftIcon} size="small" />
          {backLink.label}
        </Link>
      )}
      <div className={styles.line}>
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
