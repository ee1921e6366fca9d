import { EmptyState, EyeIcon, Skeleton, Spinner, Text } from '@coverdesk/design-system'
import { FailureBoundary, loadable } from '@coverdesk/contract'
import { Suspense } from 'react'
import type { QuotedPageProps } from '../workspace/QuotedPage.tsx'
import * as styles from './StylePreview.css.ts'

/** PDF pages come with the first style that has them. */
const pdfPage = loadable<QuotedPageProps>(() =>
  import('../workspace/QuotedPage.tsx').then((it) => it.QuotedPage),
)

/** A start or end page of a style. */
export interface StylePage {
  readonly id: string
  readonly name: string
  readonly url: string
}

export type StylePreviewState =
  | { kind: 'unavailable'; isNew: boolean }
  | { kind: 'generating' }
  | {
      kind: 'ready'
      templateId: string
      version: string
      startPage: StylePage | undefined
      endPage: StylePage | undefined
    }

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
      {state.kind === 'ready' && (
        <>
          <FirstPage page={state.startPage} />
          <iframe
            title="Preview"
            src={`/preview-html/${encodeURIComponent(state.templateId)}?version=${encodeURIComponent(state.version)}`}
            sandbox=""
            referrerPolicy="no-referrer"
            className={styles.frame}
          />
          <FirstPage page={state.endPage} />
        </>
      )}
    </section>
  )
}

/** The first page of a start or end page's file, as the finished PDF has it. */
function FirstPage({ page }: { page: StylePage | undefined }) {
  if (!page) return null
  return (
    <FailureBoundary resetKey={page.id} title="The page could not be shown">
      <Suspense fallback={<Skeleton shape="control" />}>
        <pdfPage.Component src={page.url} title={page.name} page={1} />
      </Suspense>
    </FailureBoundary>
  )
}
