import { SparklesIcon } from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import * as styles from './TypingIndicator.css.ts'

export type TypingIndicatorProps = {
  /** Who is typing; Cara by default. */
  name?: string | undefined
  /** What they are doing; 'Thinking...' by default. */
  label?: string
}

/** The other side is typing; shown in place of their message. */
export function TypingIndicator({ name, label = 'Thinking...' }: TypingIndicatorProps) {
  return (
    <div role="status" className={styles.line}>
      <Avatar name={name} icon={name === undefined ? SparklesIcon : undefined} />
      <span aria-hidden className={styles.dots}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
      <span className={styles.words} dir="auto">
        {label}
      </span>
    </div>
  )
}
