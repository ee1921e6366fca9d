import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../../icons/icons.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import * as styles from './PageHeader.css.ts'

export type PageHeaderProps = {
  title: ReactNode
  /** Beneath the title: words, badges, dates. */
  subtitle?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** Where the list is that this record came from. */
  backLink?: { href: string; label: string } | undefined
}

/** The one h1 of a page with what can be done there. */
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
        {actions !== undefined && <Inline>{actions}</Inline>}
      </div>
    </header>
  )
}
