import { Link, links } from '@coverdesk/contract'
import { Icon, PageHeader } from '@coverdesk/design-system'
import {
  AwardIcon,
  BookOpenIcon,
  FileInputIcon,
  PresentationIcon,
} from '@coverdesk/design-system/conversation'
import { paths } from '../paths.ts'
import * as styles from '../home/HomePage.css.ts'

const cards = [
  {
    href: links.policies(),
    icon: BookOpenIcon,
    title: 'Policy Explorer',
    description: 'Choose a policy and ask what it covers. Every answer quotes its page.',
  },
  {
    href: paths.workbenchPreset('GENERATE_TEMPLATE'),
    icon: FileInputIcon,
    title: 'Start a Quote',
    description: 'Fill in the application forms from what you already have.',
  },
  {
    href: paths.workbenchPreset('GENERATE_QUOTE_PROPOSAL'),
    icon: PresentationIcon,
    title: 'Send a Quote Proposal',
    description: 'Turn quotes into a proposal your client can read and compare.',
  },
  {
    href: paths.workbenchPreset('GENERATE_CERTIFICATE_OF_LIABILITY_INSURANCE'),
    icon: AwardIcon,
    title: 'Generate a COI',
    description: 'Prepare a certificate of liability insurance for a holder.',
  },
]

/** Four tools, one card each (spec 2 §2). */
export function WorkbenchCards() {
  return (
    <>
      <PageHeader title="Workbench" subtitle="The tools you reach for every day" />
      <div className={styles.cards}>
        {cards.map(({ href, icon, title, description }) => (
          <Link key={title} to={href} preventScrollReset className={styles.linkedCard}>
            <span className={styles.cardTitle}>
              <span className={styles.cardIcon}>
                <Icon icon={icon} />
              </span>
              {title}
            </span>
            <span className={styles.cardWords}>{description}</span>
          </Link>
        ))}
      </div>
    </>
  )
}
