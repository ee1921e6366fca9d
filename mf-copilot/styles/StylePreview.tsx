import { EmptyState, EyeIcon, Skeleton, Spinner, Text } from '@coverdesk/design-system'
import { FailureBoundary, graphql, loadable, useFragment } from '@coverdesk/contract'
import { Suspense } from 'react'
import type { QuotedPageProps } from '../workspace/QuotedPage.tsx'
import type { StylePreview_style$key } from './__generated__/StylePreview_style.graphql.ts'
import * as styles from './StylePreview.css.ts'

/** PDF pages come with the first style that has them. */
const pdfPage = loadable<QuotedPageProps>(() =>
  import('../workspace/QuotedPage.tsx').then((it) => it.QuotedPage),
)

export type StylePreviewState =
  | { kind: 'unavailable'; isNew: boolean }
  | { kind: 'generating' }
  | { kind: 'ready'; style: StylePreview_style$key; version: string }

/** The style on a sample document, in a sandboxed frame (spec 1 §2.8). */
export function StylePreview({ state }: { state: StylePreviewState }) {
  return (
    <section aria-label="Preview" className={styles.box}>
      {state.kind === 'unavailable' && (
        <EmptyState
          icon={EyeIcon}
          title="Preview not available"
          description={
            state.isNew
              ? 'Save this style template to generate a preview'
              : 'Save your changes to generate a new preview'
          }
        />
      )}
      {state.kind === 'generating' && (
        <div role="status" className={styles.busy}>
          <Spinner size="large" />
          <Text weight="medium">Generating preview...</Text>
          <Text tone="muted">This may take a few seconds</Text>
        </div>
      )}
      {state.kind === 'ready' && <Sample style={state.style} version={state.version} />}
    </section>
  )
}

/** The sample document between the style's own pages. */
function Sample({ style, version }: { style: StylePreview_style$key; version: string }) {
  const { id, prefixFiles, suffixFiles } = useFragment(
    graphql`
      fragment StylePreview_style on HtmlDocumentTemplate {
        id
        prefixFiles {
          id
          name
          url
        }
        suffixFiles {
          id
          name
          url
        }
      }
    `,
    style,
  )
  return (
    <>
      <FirstPage page={prefixFiles[0]} />
      <iframe
        title="Preview"
        src={`/preview-html/${encodeURIComponent(id)}?version=${encodeURIComponent(version)}`}
        sandbox=""
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
      <FirstPage page={suffixFiles[0]} />
    </>
  )
}

/** The first page of a start or end page's file, as the finished PDF has it. */
function FirstPage({ page }: { page: { id: string; name: string; url: string } | undefined }) {
  if (!page) return null
  return (
    <FailureBoundary resetKey={page.id} title="The page could not be shown">
      <Suspense fallback={<Skeleton shape="control" />}>
        <pdfPage.Component src={page.url} title={page.name} page={1} />
      </Suspense>
    </FailureBoundary>
  )
}
