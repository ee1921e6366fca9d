import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, DownloadIcon, EmptyState, FileIcon } from '@coverdesk/design-system'
import type { DocumentArtifact_artifact$key } from './__generated__/DocumentArtifact_artifact.graphql.ts'
import { Pane } from './Pane.tsx'
import * as styles from './Pane.css.ts'

/** A file that Cara made: its type, a preview where the browser can show one, and the download (spec 1 §2.6). */
export function DocumentArtifact({ artifact }: { artifact: DocumentArtifact_artifact$key }) {
  const { title, document } = useFragment(
    graphql`
      fragment DocumentArtifact_artifact on CaraArtifact {
        title
        document {
          documentType
          downloadUrl
          file {
            mimeType
          }
        }
      }
    `,
    artifact,
  )
  if (!document) return null
  const { documentType, downloadUrl, file } = document
  return (
    <Pane
      title={title}
      subtitle={documentType}
      closes="artifact"
      actions={
        downloadUrl != null && (
          <ButtonLink href={downloadUrl} download size="small" icon={DownloadIcon}>
            Download
          </ButtonLink>
        )
      }
    >
      {downloadUrl != null && file?.mimeType === 'application/pdf' ? (
        // Chromium shows no PDF in a sandboxed frame; the server's policy lets nothing run in it.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={`${downloadUrl}&preview#navpanes=0&view=FitH`}
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <EmptyState
          icon={FileIcon}
          title={documentType}
          description={
            file ? 'This kind of file has no preview. Download it to open it.' : 'The file was deleted.'
          }
        />
      )}
    </Pane>
  )
}
