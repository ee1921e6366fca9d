import {
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  Icon,
  type IconComponent,
  Spinner,
} from '@coverdesk/design-system'
import * as styles from './StageMark.css.ts'

const marks: Record<string, { icon: IconComponent; look: keyof typeof styles.mark; label: string }> = {
  PLANNED: { icon: ClockIcon, look: 'planned', label: 'Planned' },
  SUCCESS: { icon: CheckIcon, look: 'done', label: 'Done' },
  FAILED: { icon: CircleAlertIcon, look: 'failed', label: 'Failed' },
}

/** The status icon of a stage or step. */
export function StageMark({ state }: { state: string }) {
  const mark = marks[state]
  if (!mark) return <Spinner size="small" label="In progress" />
  return (
    <span role="img" aria-label={mark.label} className={styles.mark[mark.look]}>
      <Icon icon={mark.icon} size="small" />
    </span>
  )
}
