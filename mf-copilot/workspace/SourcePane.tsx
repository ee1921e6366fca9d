import {
  FailureBoundary,
  graphql,
  loadable,
  useFragment,
  useSearchParams,
  openSource,
} from '@coverdesk/contract'
import { ButtonLink, EmptyState, ExternalLinkIcon, FileTextIcon } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { SourcePane_workspace$key } from './__generated__/SourcePane_workspace.graphql.ts'
import { Pane } from './Pane.tsx'
import type { QuotedPageProps } from './QuotedPage.tsx'
import * as styles from './Pane.css.ts'

/** The PDF library loads when a source is first opened. */
const quotedPage = loadable<QuotedPageProps>(() => import('./QuotedPage.tsx').then((it) => it.QuotedPage))

/** The document page that supports a statement, with the quote above it. */
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
    <Pane
      title={fileName}
      subtitle={`Page ${place.page}`}
      closes="source"
      actions={
        file && (
          <ButtonLink
            href={`${file.url}&preview#page=${place.page}`}
            isExternal
            size="small"
            iconAfter={ExternalLinkIcon}
          >
            Open document
          </ButtonLink>
        )
      }
    >
      {place.quote !== '' && (
        <blockquote dir="auto" className={styles.quote}>
          {place.quote}
        </blockquote>
      )}
      {file?.mimeType === 'application/pdf' ? (
        <FailureBoundary resetKey={place.fileId} title="The page could not be shown">
          <Suspense>
            <quotedPage.Component src={file.url} title={fileName} page={place.page} quote={place.quote} />
          </Suspense>
        </FailureBoundary>
      ) : (
        <EmptyState
          icon={FileTextIcon}
          title={file ? 'No preview for this kind of file' : 'This document is no longer available'}
        />
      )}
    </Pane>
  )
}
