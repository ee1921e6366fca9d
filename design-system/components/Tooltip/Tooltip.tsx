import { type ReactNode, useRef } from 'react'
import { useHint } from '../../private/useHint.tsx'
import * as styles from './Tooltip.css.ts'

export type TooltipProps = {
  /** One line: the full date of a relative time, the meaning of an abbreviation. */
  text: string
  /** The short form in the text. */
  children: ReactNode
}

/** A short form with an explanation on hover, focus and tap; buttons have their own. */
export function Tooltip({ text, children }: TooltipProps) {
  const words = useRef<HTMLButtonElement>(null)
  const { hint, hintId, hintProps, show } = useHint(text, words)
  return (
    <>
      <button
        {...hintProps}
        ref={words}
        type="button"
        aria-describedby={hintId}
        // Touch devices have no hover, so a tap shows the text.
        onClick={show}
        className={styles.words}
      >
        {children}
      </button>
      {hint}
    </>
  )
}
