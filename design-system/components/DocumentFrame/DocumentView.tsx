import * as styles from './DocumentFrame.css.ts'
import type { DocumentKind } from './useDocument.ts'

type DocumentViewProps = {
  title: string
  kind: DocumentKind
  src: string
  onFail: () => void
}

/** The document itself. */
export function DocumentView({ title, kind, src, onFail }: DocumentViewProps) {
  if (kind === 'image') return <img src={src} alt={title} onError={onFail} className={styles.image} />
  if (kind === 'html')
    return <iframe title={title} src={src} sandbox="" referrerPolicy="no-referrer" className={styles.frame} />
  return (
    // Chromium shows no PDF in a frame with a sandbox, whatever it allows; its viewer is one itself, and the server
    // answers a PDF with a policy that lets nothing run.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe title={title} src={src} referrerPolicy="no-referrer" className={styles.frame} />
  )
}
