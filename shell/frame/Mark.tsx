import * as styles from './Mark.css.ts'

/** The product's logo: a folder of papers under one line, unobtrusive enough for daily use. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden>
      <rect width="24" height="24" rx="6" className={styles.deps} />
      <path d="M6.5 8.25h11M6.5 12h7M6.5 15.75h4" className={styles.line} />
      <circle cx="16.25" cy="15" r="2.25" className={styles.seal} />
    </svg>
  )
}
