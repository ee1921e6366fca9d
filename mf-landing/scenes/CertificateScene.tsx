import { Button, CircleCheckIcon, Icon } from '@coverdesk/design-system'
import * as styles from './CertificateScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

const limits = [
  { what: 'Each occurrence', limit: '$1,000,000' },
  { what: 'Products and completed operations', limit: '$2,000,000' },
  { what: 'Automobile, combined single limit', limit: '$1,000,000' },
  { what: 'Workers compensation', limit: 'Statutory' },
] as const

const checks = [
  { what: 'Policies in force', detail: 'until Jun 1, 2027' },
  { what: 'Limits', detail: 'as in the Declarations' },
  { what: 'Additional insured', detail: 'CG 20 10 on file' },
  { what: 'Holder', detail: 'name and address' },
] as const

/** A certificate of liability insurance, filled from the policies in force, with its checks. */
export function CertificateScene() {
  return (
    <Picture className={styles.desk}>
      <div className={styles.paper}>
        <div className={styles.title}>Certificate of liability insurance</div>
        <div className={styles.parties}>
          <div className={styles.party}>
            <span className={scene.small}>Insured</span>
            <span className={scene.strong}>Ridgeline Roofing LLC</span>
          </div>
          <div className={styles.party}>
            <span className={scene.small}>Certificate holder</span>
            <span className={scene.strong}>Summit Builders Inc.</span>
          </div>
        </div>
        {limits.map(({ what, limit }) => (
          <div key={what} className={styles.limit}>
            <span>{what}</span>
            <span className={scene.strong}>{limit}</span>
          </div>
        ))}
        <div className={styles.operations}>
          <span className={scene.small}>Description of operations</span>
          Roofing at the harbor. Summit Builders Inc. is additional insured for ongoing operations.
        </div>
        <div className={scene.small}>2026-0418</div>
      </div>
      <div className={styles.checks}>
        <div className={scene.bar}>Checked by Cara</div>
        <div className={scene.body}>
          {checks.map(({ what, detail }) => (
            <div key={what} className={styles.check}>
              <span className={scene.good}>
                <Icon icon={CircleCheckIcon} />
              </span>
              <span className={scene.column}>
                <span className={scene.strong}>{what}</span>
                <span className={scene.small}>{detail}</span>
              </span>
            </div>
          ))}
          <Button tone="primary" isFullWidth>
            Issue certificate
          </Button>
        </div>
      </div>
    </Picture>
  )
}
