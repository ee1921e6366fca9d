import {
  Badge,
  CheckIcon,
  FileTextIcon,
  Icon,
  MailIcon,
  ProgressBar,
  SparklesIcon,
  Timeline,
  TimelineItem,
} from '@coverdesk/design-system'
import * as styles from './CollectScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

const papers = [
  { name: 'Signed application', state: 'Received', tone: 'success' },
  { name: 'Loss runs, five years', state: 'Received', tone: 'success' },
  { name: 'Payroll by class code', state: 'Received', tone: 'success' },
  { name: 'Vehicle schedule', state: 'Asked again', tone: 'warning' },
  { name: 'Photos of the roof', state: 'Waiting', tone: 'neutral' },
] as const

/** What a renewal still needs from the client, and how it comes in. */
export function CollectScene() {
  return (
    <Picture className={styles.collecting}>
      <div className={scene.sheet}>
        <div className={scene.bar}>
          Documents for the renewal <span className={scene.small}>3 of 5</span>
        </div>
        <div className={scene.body}>
          <ProgressBar label="Received" value={0.6} tone="success" />
          <div className={scene.lines}>
            {papers.map(({ name, state, tone }) => (
              <div key={name} className={scene.line}>
                <span className={scene.accent}>
                  <Icon icon={FileTextIcon} />
                </span>
                <span className={scene.filling}>{name}</span>
                <Badge tone={tone}>{state}</Badge>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.past}>
        <Timeline label="Activity">
          <TimelineItem
            actor="Cara"
            actorIcon={SparklesIcon}
            summary="asked for five documents"
            time="Nov 12"
            dateTime="2026-11-12"
          />
          <TimelineItem
            actor="Nora Ridge"
            icon={CheckIcon}
            summary="sent three of them"
            time="Nov 17"
            dateTime="2026-11-17"
          />
          <TimelineItem
            actor="Cara"
            icon={MailIcon}
            summary="asked again"
            time="Nov 20"
            dateTime="2026-11-20"
          />
        </Timeline>
      </div>
    </Picture>
  )
}
