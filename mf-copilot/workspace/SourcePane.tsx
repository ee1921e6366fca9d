import { graphql, useFragment, useSearchParams } from '@coverdesk/contract'
import { EmptyState, FileTextIcon } from '@coverdesk/design-system'
import { QuoteCard } from '@coverdesk/design-system/conversation'
import type { SourcePane_workspace$key } from './__generated__/SourcePane_workspace.graphql.ts'
import { Pane } from './Pane.tsx'
import { openSource } from './sourceSearch.ts'
import * as styles from './Pane.css.ts'

/** The page of a document that a statement rests on, with the words in question above it. */
export function SourcePane({ workspace }: { workspace: SourcePane_workspace$key }) {
  const { messages, artifacts } = useFragment(
    graphql`
      fragment SourcePane_workspace on CaraWorkspace {
        messages {
          citations {
            fileId
            fileName
            file {
              mimeType
              url
            }
          }
        }
        artifacts {
          citations {
            fileId
            fileName
            file {
              mimeType
              url
            }
          }
        }
      }
    `,
    workspace,
  )
  const [search] = useSearchParams()
  const place = openSource(search)
  const citation = [...messages, ...artifacts]
    .flatMap(({ citations }) => citations)
    .find(({ fileId }) => fileId === place?.fileId)
  if (!place) return null
  const { fileName, file } = citation ?? { fileName: 'Source', file: null }
  return (
    <Pane title={fileName} subtitle={`Page ${place.page}`} closes="source">
      {place.quote !== '' && (
        <div className={styles.fixed}>
          <QuoteCard document={fileName} page={place.page} quote={place.quote} />
        </div>
      )}
      {file?.mimeType === 'application/pdf' ? (
        // Chromium shows no PDF in a sandboxed frame; the server's policy lets nothing run in it.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={`${place.fileId} ${place.page}`}
          title={fileName}
          src={`${file.url}&preview#page=${place.page}&navpanes=0&view=FitH`}
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      ) : (
        <EmptyState
          icon={FileTextIcon}
          title={file ? 'No preview for this kind of file' : 'The document is no longer there'}
        />
      )}
    </Pane>
  )
}
