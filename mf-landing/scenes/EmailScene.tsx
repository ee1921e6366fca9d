import { Badge } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

/** A thread that Cara answers, and the draft that waits for a look. */
export function EmailScene() {
  return (
    <Scene title="Certificate for the harbor job" state={<Badge tone="info">Active</Badge>}>
      <div className={styles.body}>
        <div className={styles.bubble}>
          <div className={styles.small}>Nora Ridge, Ridgeline Roofing · 9:12 AM</div>
          Summit Builders want to be named before we start on Monday. Can you send a certificate?
        </div>
        <div className={`${styles.bubble} ${styles.bubbleOfCara}`}>
          <div className={styles.small}>Cara · 9:13 AM</div>
          Attached is the certificate with Summit Builders as additional insured. Your endorsement covers
          ongoing operations; completed operations would need CG 20 37. Shall I ask the carrier?
        </div>
        <div className={styles.split}>
          <span className={styles.small}>certificate-2026-0418.pdf</span>
          <Badge tone="success">Sent after review</Badge>
        </div>
      </div>
    </Scene>
  )
}
