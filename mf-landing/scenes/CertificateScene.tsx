import { Badge } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

const limits = [
  { what: 'Each occurrence', limit: '$1,000,000' },
  { what: 'Products and completed operations', limit: '$2,000,000' },
  { what: 'Automobile, combined single limit', limit: '$1,000,000' },
  { what: 'Workers compensation', limit: 'Statutory' },
] as const

/** A certificate of liability insurance, filled from the policies in force. */
export function CertificateScene() {
  return (
    <Scene title="Certificate 2026-0418" state={<Badge tone="success">Ready to issue</Badge>}>
      <div className={styles.body}>
        <div className={styles.paper}>
          <div className={styles.columns}>
            <div>
              <div className={styles.small}>Insured</div>
              <div className={styles.strong}>Ridgeline Roofing LLC</div>
            </div>
            <div>
              <div className={styles.small}>Certificate holder</div>
              <div className={styles.strong}>Summit Builders Inc.</div>
            </div>
          </div>
          <div className={styles.flush}>
            {limits.map(({ what, limit }) => (
              <div key={what} className={styles.row.limits}>
                <span className={`${styles.cut} ${styles.muted}`}>{what}</span>
                <span className={styles.strong}>{limit}</span>
              </div>
            ))}
          </div>
          <div className={styles.split}>
            <span className={styles.small}>Additional insured: endorsement CG 20 10 on file</span>
            <Badge tone="success">Checked</Badge>
          </div>
        </div>
      </div>
    </Scene>
  )
}
