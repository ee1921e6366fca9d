import { graphql, Link, useFragment, useLocation } from '@coverdesk/contract'
import {
  ChevronRightIcon,
  FileIcon,
  FileTextIcon,
  Icon,
  type IconComponent,
  MailIcon,
} from '@coverdesk/design-system'
import type { ArtifactCard_artifact$key } from './__generated__/ArtifactCard_artifact.graphql.ts'
import { artifactSearch } from './artifactSearch.ts'
import * as styles from './ArtifactCard.css.ts'

const kinds: Record<string, { icon: IconComponent; label: string }> = {
  EMAIL: { icon: MailIcon, label: 'Email' },
  DOCUMENT: { icon: FileIcon, label: 'Document' },
  HTML_DOCUMENT: { icon: FileTextIcon, label: 'Document' },
}

/** An artifact in the conversation; it opens beside it. */
export function ArtifactCard({ artifact }: { artifact: ArtifactCard_artifact$key }) {
  const { id, type, title, version, document, email } = useFragment(
    graphql`
      fragment ArtifactCard_artifact on CaraArtifact {
        id
        type
        title
        version
        document {
          documentType
        }
        email {
          to {
            name
            email
          }
        }
      }
    `,
    artifact,
  )
  const { search } = useLocation()
  const { icon, label } = kinds[type] ?? { icon: FileIcon, label: 'Document' }
  // Emails to several clients share a title.
  const [recipient] = email?.to ?? []
  const isOpen = new URLSearchParams(search).get('artifact') === id
  return (
    <div className={styles.place}>
      <Link
        to={{ search: artifactSearch(search, id) }}
        preventScrollReset
        className={isOpen ? styles.openCard : styles.card}
        {...(isOpen && { 'aria-current': 'true' })}
      >
        <span className={styles.picture}>
          <Icon icon={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.kind}>
            {document?.documentType ?? (recipient ? `Email to ${recipient.name ?? recipient.email}` : label)}
            {version > 1 && ` · Version ${version}`}
          </span>
        </span>
        <span className={styles.arrow}>
          <Icon icon={ChevronRightIcon} size="small" />
        </span>
      </Link>
    </div>
  )
}
