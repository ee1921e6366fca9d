import { MessageBubble } from '@coverdesk/design-system/conversation'
import { Picture } from './Picture.tsx'
import * as styles from './PolicyScene.css.ts'
import * as scene from './Scene.css.ts'

/** A page of a policy, a question about it, and the answer in the page's own words. */
export function PolicyScene() {
  return (
    <Picture className={styles.reading}>
      <div className={styles.page}>
        <div className={styles.heading}>Section IV. Independent contractors</div>
        <span className={styles.words.long} />
        <span className={styles.words.long} />
        <span className={styles.words.short} />
        <p className={styles.clause}>
          This insurance applies to operations performed by independent contractors{' '}
          <span className={scene.marked}>
            provided that such contractors maintain limits equal to or greater than
          </span>{' '}
          those shown in the Declarations.
        </p>
        <span className={styles.words.long} />
        <span className={styles.words.middle} />
        <span className={styles.words.long} />
        <span className={styles.words.short} />
        <span className={scene.small}>GL-4471982 · page 14</span>
      </div>
      <div className={styles.talk}>
        <MessageBubble author="user" text="Does the policy cover work done by subcontractors?" />
        <MessageBubble
          author="cara"
          text="Yes, **if the subcontractor’s limits** are at least those shown in the Declarations. See page 14."
        />
      </div>
    </Picture>
  )
}
