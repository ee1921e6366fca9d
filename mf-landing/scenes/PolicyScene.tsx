import { Badge } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

/** A question of a policy, answered with the words of the policy. */
export function PolicyScene() {
  return (
    <Scene title="Policy Explorer" state={<Badge tone="neutral">GL-4471982</Badge>}>
      <div className={styles.body}>
        <div className={styles.bubble}>Does the policy cover work done by subcontractors?</div>
        <div className={`${styles.bubble} ${styles.bubbleOfCara}`}>
          Yes, if the subcontractor carries limits at least equal to the insured’s and has signed a hold
          harmless agreement before the work began.
        </div>
        <div className={styles.quote}>
          <div className={styles.small}>General liability policy, page 14</div>
          <div>
            “This insurance applies to operations performed by independent contractors{' '}
            <span className={styles.marked}>
              provided that such contractors maintain limits equal to or greater than
            </span>{' '}
            those shown in the Declarations.”
          </div>
        </div>
      </div>
    </Scene>
  )
}
