import { fileSize } from '../../formats/fileSize.ts'
import { DownloadIcon, PaperclipIcon } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { roleAndName, type Attachment } from './attachment.ts'
import * as styles from './AttachmentList.css.ts'

/** A message's files, each to download. */
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

function AttachmentLink({ attachment: { name: uploadedName, href, size } }: { attachment: Attachment }) {
  const { role, name } = roleAndName(uploadedName)
  const facts = [role, size === undefined ? undefined : fileSize(size)].filter((fact) => fact !== undefined)
  const words = (
    <>
      <span className={styles.picture}>
        <Icon icon={PaperclipIcon} size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={name} dir="auto">
          {name}
        </span>
        {facts.length > 0 && <span className={styles.facts}> {facts.join(' · ')}</span>}
      </span>
    </>
  )
  if (href === undefined) return <span className={styles.file}>{words}</span>
  return (
    <a href={href} download={name} className={styles.link}>
      <VisuallyHidden>Download </VisuallyHidden>
      {words}
      <span className={styles.picture}>
        <Icon icon={DownloadIcon} size="small" />
      </span>
    </a>
  )
}
