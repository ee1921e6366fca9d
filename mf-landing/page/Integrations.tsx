import {
  CalendarIcon,
  Icon,
  type IconComponent,
  InboxIcon,
  MailIcon,
  UsersIcon,
} from '@coverdesk/design-system'
import * as page from './LandingPage.css.ts'
import * as styles from './Sections.css.ts'

const integrations = [
  { name: 'Gmail', icon: MailIcon, text: 'Threads become requests, answers go out from your address.' },
  {
    name: 'Calendar',
    icon: CalendarIcon,
    text: 'Callbacks and renewals stand where your team looks anyway.',
  },
  { name: 'Outlook', icon: InboxIcon, text: 'Mail, contacts and shared mailboxes of the whole agency.' },
  { name: 'CRM tools', icon: UsersIcon, text: 'Accounts and contacts stay the same on both sides.' },
] satisfies { name: string; icon: IconComponent; text: string }[]

/** What it works with. */
export function Integrations() {
  return (
    <section
      id="integrations"
      className={`${page.section} ${page.tinted}`}
      aria-labelledby="integrations-title"
    >
      <div className={page.wide}>
        <div className={page.sectionHead}>
          <p className={page.kicker}>Integrations</p>
          <h2 id="integrations-title" className={page.title}>
            Works with what your team has open
          </h2>
        </div>
        <ul className={styles.row}>
          {integrations.map(({ name, icon, text }) => (
            <li key={name} className={styles.card}>
              <span className={styles.itemIcon}>
                <Icon icon={icon} size="large" />
              </span>
              <h3 className={styles.cardName}>{name}</h3>
              <p className={styles.cardText}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
