import { Badge, FileTextIcon, Icon } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

const papers = [
  { name: 'Signed application', state: 'Received', tone: 'success' },
  { name: 'Loss runs, five years', state: 'Received', tone: 'success' },
  { name: 'Vehicle schedule', state: 'Asked again today', tone: 'warning' },
  { name: 'Payroll by class code', state: 'Received', tone: 'success' },
  { name: 'Photos of the roof', state: 'Waiting', tone: 'neutral' },
] as const

/** What a renewal still needs from the client. */
export function CollectScene() {
  return (
    <Scene title="Documents for the renewal" state={<span className={styles.small}>3 of 5</span>}>
      <div className={styles.flush}>
        {papers.map(({ name, state, tone }) => (
          <div key={name} className={styles.row.papers}>
            <Icon icon={FileTextIcon} />
            <span className={styles.cut}>{name}</span>
            <Badge tone={tone}>{state}</Badge>
          </div>
        ))}
      </div>
    </Scene>
  )
}
