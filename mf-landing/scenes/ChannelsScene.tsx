import { Badge, Icon, MailIcon, PhoneIcon, UsersIcon } from '@coverdesk/design-system'
import * as styles from './ChannelsScene.css.ts'
import { Picture } from './Picture.tsx'
import * as scene from './Scene.css.ts'

const channels = [
  {
    icon: PhoneIcon,
    what: 'Casco Marine Supply',
    how: 'Call, 2m 41s',
    state: 'Completed',
    tone: 'success',
  },
  {
    icon: MailIcon,
    what: 'Certificate for the harbor job',
    how: 'Email thread, Nora Ridge',
    state: 'Waiting for Client',
    tone: 'info',
  },
  {
    icon: UsersIcon,
    what: 'Your agency’s own portal',
    how: 'Policy document, Binder',
    state: 'Visible',
    tone: 'accent',
  },
] as const

/** A call, an email thread and the portal, one above the other. */
export function ChannelsScene() {
  return (
    <Picture className={styles.channels}>
      {channels.map(({ icon, what, how, state, tone }) => (
        <div key={what} className={styles.place}>
          <div className={styles.channel}>
            <span className={styles.sign}>
              <Icon icon={icon} />
            </span>
            <span className={styles.words}>
              <span className={scene.strong}>{what}</span>
              <span className={scene.small}>{how}</span>
            </span>
            <Badge tone={tone}>{state}</Badge>
          </div>
        </div>
      ))}
    </Picture>
  )
}
