import { EmptyState, EyeIcon, Spinner, Text } from '@coverdesk/design-system'
import * as styles from './StylePreview.css.ts'

export type StylePreviewState =
  | { kind: 'unavailable'; isNew: boolean }
  | { kind: 'generating' }
  | { kind: 'ready'; templateId: string; version: string }

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
        <iframe
          title="Preview"
          src={`/preview-html/${encodeURIComponent(state.templateId)}?version=${encodeURIComponent(state.version)}`}
          sandbox=""
          referrerPolicy="no-referrer"
          className={styles.frame}
        />
      )}
    </section>
  )
}
