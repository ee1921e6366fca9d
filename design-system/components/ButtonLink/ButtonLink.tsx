import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import { base, fullWidth, size as sizes, tone as tones } from '../Button/Button.css.ts'
import { ButtonContent, type ButtonProps } from '../Button/Button.tsx'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'

export type ButtonLinkProps = Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'iconAfter' | 'isFullWidth'> & {
  href: string
  /** Opens a new tab. */
  isExternal?: boolean
  /** Called when it is followed within the app. */
  onPress?: (() => void) | undefined
  /** Downloads the target under this file name. */
  download?: string | true
  children: ReactNode
}

/** A link styled as a button. */
export function ButtonLink({
  href,
  tone = 'neutral',
  size = 'medium',
  icon,
  iconAfter,
  isFullWidth = false,
  isExternal = false,
  download,
  onPress,
  children,
}: ButtonLinkProps) {
  const { Link } = useDesignSystem()
  const className = classNames(base, sizes[size], tones[tone], isFullWidth && fullWidth)
  const content = (
    <ButtonContent icon={icon} iconAfter={iconAfter} size={size}>
      {children}
    </ButtonContent>
  )
  if (isExternal || download !== undefined)
    return (
      <a
        href={href}
        className={className}
        download={download}
        {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {content}
      </a>
    )
  return (
    <Link href={href} className={className} onClick={onPress}>
      {content}
    </Link>
  )
}
