import { Heading, Skeleton, VisuallyHidden } from '@coverdesk/design-system'
import * as styles from './HomePage.css.ts'

export function HomePageLoading() {
  return (
    <div className={styles.page}>
      <VisuallyHidden role="status">Loading presets...</VisuallyHidden>
      <Heading level={1} size="display">
        What can Cara do for you?
      </Heading>
      <div aria-hidden className={styles.composerPlace} />
      <div className={styles.section}>
        <div className={styles.loadingHead}>
          <Heading level={2} size="small">
            Presets
          </Heading>
        </div>
        <div aria-hidden className={styles.cards}>
          {['1', '2', '3', '4', '5', '6', '7', '8'].map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton width="m" />
              <span className={styles.cardWords}>
                <Skeleton />
                <Skeleton />
                <Skeleton width="m" />
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
