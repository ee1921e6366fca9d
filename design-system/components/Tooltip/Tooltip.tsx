import { type ReactNode, useRef } from 'react'
import { useHint } from '../../private/useHint.tsx'
import * as styles from './Tooltip.css.ts'

export type TooltipProps = {
  /** One line: the whole date of a relative time, the words of an abbreviation. */
  text: string
  /** The short form that stands in the text. */
  children: ReactNode
}

/** Words that stand for longer ones, told on hover, focus and press; buttons bring their own. */
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
        // A finger has no hover: its press shows the words.
        onClick={show}
        className={styles.words}
      >
        {children}
      </button>
      {hint}
    </>
  )
}
