import { DownloadIcon, FileTextIcon } from '../../icons/icons.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Text } from '../Text/Text.tsx'
import { DocumentView } from './DocumentView.tsx'
import * as styles from './DocumentFrame.css.ts'
import { type DocumentKind, useDocument } from './useDocument.ts'

export type DocumentFrameProps = {
  /** The document's title and accessible name. */
  title: string
  /** How it is shown: HTML in a sandbox without scripts, a PDF in the browser's viewer, an image as is. */
  kind: DocumentKind
  /** Its URL on our own server; without it the note shows instead. */
  src?: string | undefined
  /** Its download URL; without it there is no download. */
  downloadHref?: string | undefined
  /** Why there is nothing to show yet; 'Preview not available' by default. */
  note?: { title: string; description?: string | undefined; isBusy?: boolean } | undefined
}

const notAvailable = { title: 'Preview not available' }

/** A document in the page that cannot run anything. */
export function DocumentFrame({ title, kind, src, downloadHref, note = notAvailable }: DocumentFrameProps) {
  return (
    <Panel
      title={title}
      actions={
        downloadHref !== undefined && (
          <ButtonLink href={downloadHref} download size="small" icon={DownloadIcon}>
            Download
          </ButtonLink>
        )
      }
      isFlush
    >
      <div className={styles.box}>
        {src === undefined ? <Note {...note} /> : <Loaded key={src} title={title} kind={kind} src={src} />}
      </div>
    </Panel>
  )
}

type LoadedProps = { title: string; kind: DocumentKind; src: string }

function Loaded({ title, kind, src }: LoadedProps) {
  const { state, showsAt, show, fail, retry } = useDocument(src, kind)
  if (state === 'failed')
    return (
      <ErrorState
        title="The document could not be shown"
        description="It may have been moved, or the link may have expired."
        onRetry={retry}
      />
    )
  const isLoading = state !== 'ready'
  return (
    <>
      {isLoading && <Note title="Loading document..." isBusy />}
      {state !== 'asked' && (
        <DocumentView
          key={showsAt}
          title={title}
          kind={kind}
          src={src}
          isOpening={isLoading}
          onShow={show}
          onFail={fail}
        />
      )}
    </>
  )
}

function Note({ title, description, isBusy = false }: NonNullable<DocumentFrameProps['note']>) {
  if (!isBusy) return <EmptyState icon={FileTextIcon} title={title} description={description} />
  return (
    <div role="status" className={styles.busy}>
      <Spinner size="large" />
      <Text weight="medium">{title}</Text>
      {description !== undefined && <Text tone="muted">{description}</Text>}
    </div>
  )
}
