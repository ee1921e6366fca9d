import { Badge } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

/** A call that Cara took, and what became of it. */
export function CallScene() {
  return (
    <Scene title="Call from (207) 555-0148 · 2m 41s" state={<Badge tone="success">Completed</Badge>}>
      <div className={styles.body}>
        <div className={styles.bubble}>
          Hi, a branch came down on our delivery van last night. Who do I talk to?
        </div>
        <div className={`${styles.bubble} ${styles.bubbleOfCara}`}>
          I’m sorry to hear that. Is everybody all right? I have your commercial auto policy here. Let me take
          down what happened, and Teresa will call you back within the hour.
        </div>
        <div className={styles.quote}>
          <div className={styles.strong}>Service request created for Casco Marine Supply</div>
          <div className={styles.small}>
            Vehicle damage, photos promised by text, callback 10:30 AM · Teresa Okafor
          </div>
        </div>
      </div>
    </Scene>
  )
}
