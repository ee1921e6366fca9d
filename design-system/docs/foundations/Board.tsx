import type { CSSProperties, ReactNode } from 'react'
import * as styles from './Board.css.ts'

interface BoardProps {
  /** The caption: the theme or density shown. */
  title?: string
  /** Tokens for this board only. */
  tokens?: CSSProperties
  children: ReactNode
}

/** The surface on which a foundation is shown, isolated from Storybook's styles. */
export function Board({ title, tokens, children }: BoardProps) {
  return (
    <div className={`sb-unstyled ${styles.board}`} style={tokens}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
