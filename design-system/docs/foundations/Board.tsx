import type { CSSProperties, ReactNode } from 'react'
import * as styles from './Board.css.ts'

interface BoardProps {
  /** Stands above: the theme or the density that is shown. */
  title?: string
  /** Tokens that hold on this board alone. */
  tokens?: CSSProperties
  children: ReactNode
}

/** The surface on which a foundation is shown; Storybook's own styles stay out of it. */
export function Board({ title, tokens, children }: BoardProps) {
  return (
    <div className={`sb-unstyled ${styles.board}`} style={tokens}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
