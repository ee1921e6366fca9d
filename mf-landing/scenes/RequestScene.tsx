import {
  Badge,
  CalendarIcon,
  PaperclipIcon,
  SparklesIcon,
  Timeline,
  TimelineItem,
} from '@coverdesk/design-system'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

/** One request from its door to its end. */
export function RequestScene() {
  return (
    <Picture className={scene.sheet}>
      <div className={scene.bar}>
        <span className={scene.column}>
          Add Additional Insured
          <span className={scene.small}>Three Rivers Excavation</span>
        </span>
        <Badge tone="success">Closed</Badge>
      </div>
      <div className={scene.body}>
        <Timeline label="Activity">
          <TimelineItem
            actor="Cara"
            actorIcon={SparklesIcon}
            summary="took the request"
            time="9:12 AM"
            dateTime="2026-11-20T09:12"
          />
          <TimelineItem
            actor="Cara"
            icon={CalendarIcon}
            summary="set the due date to Nov 23"
            time="9:12 AM"
            dateTime="2026-11-20T09:12"
          />
          <TimelineItem actor="Teresa Okafor" time="10:04 AM" dateTime="2026-11-20T10:04">
            The endorsement is on file. Certificate is going out.
          </TimelineItem>
          <TimelineItem
            actor="Teresa Okafor"
            icon={PaperclipIcon}
            summary="sent the certificate"
            time="10:06 AM"
            dateTime="2026-11-20T10:06"
          />
        </Timeline>
      </div>
    </Picture>
  )
}
