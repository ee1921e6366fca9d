import { fileSize } from '../../formats/fileSize.ts'
import { DownloadIcon, PaperclipIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { roleAndName, type Attachment } from './attachment.ts'
import * as styles from './AttachmentList.css.ts'

/** The files that came with a message, each to download. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul aria-label="Attachments" className={styles.list}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.item}>
          <AttachmentLink attachment={attachment} />
        </li>
      ))}
    </ul>
  )
}

function AttachmentLink({ attachment }: { attachment: Attachment }) {
  const { role, name } = roleAndName(attachment.name)
  const words = (
    <>
      <span className={styles.picture}>
        <Icon icon={PaperclipIcon} size="small" />
      </span>
      {role !== undefined && <Badge isPlain>{role}</Badge>}
      <span className={styles.name} title={name} dir="auto">
        {name}
      </span>
      {attachment.size !== undefined && <span className={styles.size}>{fileSize(attachment.size)}</span>}
    </>
  )
  if (attachment.href === undefined) return <span className={styles.file}>{words}</span>
  return (
    <a href={attachment.href} download={name} className={styles.link}>
      <VisuallyHidden>Download </VisuallyHidden>
      {words}
      <span className={styles.picture}>
        <Icon icon={DownloadIcon} size="small" />
      </span>
    </a>
  )
}
