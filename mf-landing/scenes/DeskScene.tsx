import {
  Avatar,
  Badge,
  BuildingIcon,
  Button,
  CircleCheckIcon,
  FileTextIcon,
  HouseIcon,
  Icon,
  type IconComponent,
  InboxIcon,
  MailIcon,
  PhoneIcon,
  ShieldCheckIcon,
  SparklesIcon,
} from '@coverdesk/design-system'
import { MessageBubble, QuoteCard } from '@coverdesk/design-system/conversation'
import * as styles from './DeskScene.css.ts'
import { Picture } from './Picture.tsx'

const areas = [
  { name: 'Workbench', icon: HouseIcon },
  { name: 'Service requests', icon: InboxIcon },
  { name: 'Accounts', icon: BuildingIcon },
  { name: 'Policies', icon: ShieldCheckIcon },
  { name: 'Calls', icon: PhoneIcon },
  { name: 'Emails', icon: MailIcon },
  { name: 'Copilot', icon: SparklesIcon },
] as const satisfies { name: string; icon: IconComponent }[]

const requests = [
  { client: 'Ridgeline Roofing LLC', type: 'Create Certificate', who: 'Teresa Okafor', due: 'Nov 23' },
  { client: 'Three Rivers Excavation', type: 'Add Additional Insured', who: 'Cara', due: 'Nov 23' },
  { client: 'Pinecrest Orthopedics', type: 'Endorse Policy', who: 'Dana Whitfield', due: 'Nov 24' },
  { client: 'Mill Pond Hospitality', type: 'Quote Request', who: 'Luis Ferreira', due: 'Nov 27' },
  { client: 'Old Port Property Group', type: 'Cancel Policy', who: 'Hannah Brandt', due: 'Nov 30' },
  { client: 'Casco Marine Supply', type: 'Document Request', who: 'Cara', due: null },
  { client: 'Liberty Logistics', type: 'Question', who: 'Cara', due: null },
] as const

/** The service request list, and one request as Cara prepared it. */
export function DeskScene() {
  return (
    <Picture className={styles.desk}>
      <div className={styles.areas}>
        <div className={styles.agency}>
          <Avatar name="Harborline Insurance" size="small" />
          Harborline
        </div>
        {areas.map(({ name, icon }) => (
          <div key={name} className={styles.area[name === 'Service requests' ? 'current' : 'other']}>
            <Icon icon={icon} />
            {name}
          </div>
        ))}
      </div>
      <div className={styles.list}>
        <div className={styles.bar}>
          Service requests <span className={styles.aside}>7 of 391</span>
        </div>
        {requests.map(({ client, type, who, due }) => (
          <div key={client} className={styles.request[client === requests[0].client ? 'chosen' : 'other']}>
            <span className={styles.client}>{client}</span>
            <span className={styles.state}>
              <Badge tone={due ? 'warning' : 'success'}>{due ? 'Open' : 'Closed'}</Badge>
            </span>
            <span className={styles.aside}>{type}</span>
            <span className={styles.who}>
              {due && `Due ${due}`}
              <Avatar name={who} size="small" icon={who === 'Cara' ? SparklesIcon : undefined} />
            </span>
          </div>
        ))}
      </div>
      <div className={styles.detail}>
        <div className={styles.bar}>
          Create Certificate <Badge tone="warning">Open</Badge>
        </div>
        <div className={styles.thread}>
          <MessageBubble
            author="client"
            name="Nora Ridge"
            text="Summit Builders want to be named before we start on Monday. Can you send a certificate?"
          />
          <MessageBubble
            author="cara"
            conversation="withClient"
            text="Summit Builders can be named: the policy has the endorsement for ongoing operations."
          >
            <QuoteCard
              document="General liability policy"
              page={14}
              quote="Who is an insured is amended to include the person or organization shown in the Schedule."
              highlights={['amended to include the person or organization']}
            />
          </MessageBubble>
          <div className={styles.draft}>
            <span className={styles.file}>
              <Icon icon={FileTextIcon} size="large" />
            </span>
            <span className={styles.fileWords}>
              <span className={styles.client}>Certificate 2026-0418</span>
              <span className={styles.checked}>
                <Icon icon={CircleCheckIcon} size="small" /> Limits and endorsements checked
              </span>
            </span>
            <Button tone="primary">Review and send</Button>
          </div>
        </div>
      </div>
    </Picture>
  )
}
