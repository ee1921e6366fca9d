import { Avatar, Badge } from '@coverdesk/design-system'
import { Scene } from './Scene.tsx'
import * as styles from './Scene.css.ts'

const requests = [
  {
    client: 'Ridgeline Roofing LLC',
    isOpen: true,
    type: 'Create Certificate',
    assignee: 'Cara',
    due: 'Nov 23',
  },
  {
    client: 'Three Rivers Excavation',
    isOpen: true,
    type: 'Add Additional Insured',
    assignee: 'Teresa Okafor',
    due: 'Nov 23',
  },
  {
    client: 'Pinecrest Orthopedics',
    isOpen: true,
    type: 'Endorse Policy',
    assignee: 'Dana Whitfield',
    due: 'Nov 24',
  },
  { client: 'Casco Marine Supply', isOpen: false, type: 'Document Request', assignee: 'Cara', due: 'Nov 20' },
  {
    client: 'Mill Pond Hospitality',
    isOpen: true,
    type: 'Quote Request',
    assignee: 'Luis Ferreira',
    due: 'Nov 27',
  },
  { client: 'Liberty Logistics', isOpen: false, type: 'Question', assignee: 'Cara', due: 'Nov 19' },
  {
    client: 'Old Port Property Group',
    isOpen: true,
    type: 'Cancel Policy',
    assignee: 'Hannah Brandt',
    due: 'Nov 30',
  },
] as const

/** The desk: what clients asked for, who has it, and when it is due. */
export function RequestsScene() {
  return (
    <Scene title="Service requests" state={<span className={styles.small}>7 of 391</span>}>
      <div className={styles.flush}>
        {requests.map(({ client, isOpen, type, assignee, due }) => (
          <div key={client} className={styles.row.requests}>
            <span className={`${styles.cut} ${styles.strong}`}>{client}</span>
            <span>
              <Badge tone={isOpen ? 'warning' : 'success'}>{isOpen ? 'Open' : 'Closed'}</Badge>
            </span>
            <span className={`${styles.cut} ${styles.wideOnly}`}>{type}</span>
            <span className={`${styles.person} ${styles.wideOnly}`}>
              <Avatar name={assignee} size="small" />
              <span className={styles.cut}>{assignee}</span>
            </span>
            <span className={`${styles.muted} ${styles.wideOnly}`}>{due}</span>
          </div>
        ))}
      </div>
    </Scene>
  )
}
