import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Text.css.ts'

export type TextProps = {
  /** `span` by default. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'code' | 'time' | 'label' | 'legend' | 'address'
  /** `body` (14 px) by default. */
  size?: 'caption' | 'small' | 'body' | 'lead'
  /** The color of the surrounding text by default. */
  tone?: 'inherit' | 'default' | 'muted' | 'subtle' | 'danger' | 'success' | 'warning' | 'accent'
  weight?: 'regular' | 'medium' | 'semibold'
  align?: 'start' | 'center' | 'end'
  /** Truncates to one line with an ellipsis; screen readers get the whole text. */
  truncate?: boolean
  isMono?: boolean
  /** Keeps the line breaks of user-written text. */
  hasLineBreaks?: boolean
  id?: string | undefined
  /** The machine-readable time for `as="time"`. */
  dateTime?: string | undefined
  title?: string | undefined
  children?: ReactNode
}

/** Running text in one of four sizes and a tone. */
export function Text({
  as: Element = 'span',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  align = 'start',
  truncate = false,
  isMono = false,
  hasLineBreaks = false,
  id,
  dateTime,
  title,
  children,
}: TextProps) {
  return (
    <Element
      id={id}
      title={title}
      dir={hasLineBreaks ? 'auto' : undefined}
      {...(dateTime === undefined ? {} : { dateTime })}
      className={classNames(
        styles.base,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        styles.align[align],
        truncate && styles.truncate,
        isMono && styles.mono,
        hasLineBreaks && styles.preserve,
      )}
    >
      {children}
    </Element>
  )
}
