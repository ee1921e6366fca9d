import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import * as styles from './Link.css.ts'

export type LinkProps = {
  href: string
  /** `quiet` looks like the surrounding text until hovered; for names in dense places. */
  tone?: 'default' | 'quiet'
  /** Opens a new tab. */
  isExternal?: boolean
  /** Replaces this page in the history, so that going back leads to where it was opened from. */
  isReplacing?: boolean
  /** Downloads the target under this file name. */
  download?: string | true
  children?: ReactNode
}

/** A link in running text; goes through the app's router. */
export function Link({
  href,
  tone = 'default',
  isExternal = false,
  isReplacing = false,
  download,
  children,
}: LinkProps) {
  const { Link: RouterLink } = useDesignSystem()
  const className = classNames(styles.base, styles.looks[tone])
  // Files and other origins bypass the router.
  if (isExternal || download !== undefined)
    return (
      <a href={href} className={className} download={download} {...(isExternal ? newTab : {})}>
        {children}
      </a>
    )
  return (
    <RouterLink href={href} className={className} {...(isReplacing && { replace: true })}>
      {children}
    </RouterLink>
  )
}

const newTab = { target: '_blank', rel: 'noreferrer' }
