import {
  CalendarIcon,
  Icon,
  type IconComponent,
  InboxIcon,
  MailIcon,
  UsersIcon,
} from '@coverdesk/design-system'
import * as styles from './Integrations.css.ts'
import * as page from './LandingPage.css.ts'

const integrations = [
  { name: 'Gmail', icon: MailIcon, text: 'Threads with clients, beside the requests they become.' },
  { name: 'Calendar', icon: CalendarIcon, text: 'Callbacks and due dates, where the day is planned.' },
  { name: 'Outlook', icon: InboxIcon, text: 'The same threads, for agencies that write there.' },
  { name: 'CRM tools', icon: UsersIcon, text: 'Accounts and contacts, known on both sides.' },
] as const satisfies { name: string; icon: IconComponent; text: string }[]

/** What it works with. */
export function Integrations() {
  return (
    <section id="integrations" className={page.section} aria-labelledby="integrations-title">
      <div className={`${page.wide} ${styles.columns}`}>
        <div className={styles.words}>
          <p className={page.kicker}>Integrations</p>
          <h2 id="integrations-title" className={page.title}>
            Works with what your team has open
          </h2>
        </div>
        <ul className={styles.list}>
          {integrations.map(({ name, icon, text }) => (
            <li key={name} className={styles.line}>
              <span className={styles.sign}>
                <Icon icon={icon} size="large" />
              </span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
