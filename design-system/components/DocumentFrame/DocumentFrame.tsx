import { useState } from 'react'
import { FileTextIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './DocumentFrame.css.ts'

export type DocumentFrameProps = {
  /** The document's title and accessible name. */
  title: string
  /** The URL of its picture on our own server; without it the note shows instead. */
  src?: string | undefined
  /** Why there is nothing to show; 'Preview not available' by default. */
  note?: { title: string; description?: string | undefined } | undefined
}

const notAvailable = { title: 'Preview not available' }

/** A document in the page that is a picture. */
export function DocumentFrame({ title, src, note = notAvailable }: DocumentFrameProps) {
  return (
    <Panel title={title} isFlush>
      <div className={styles.box}>
        {src === undefined ? (
          <EmptyState icon={FileTextIcon} title={note.title} description={note.description} />
        ) : (
          <Picture key={src} title={title} src={src} />
        )}
      </div>
    </Panel>
  )
}

function Picture({ title, src }: { title: string; src: string }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (state === 'failed')
    return (
      <ErrorState
        title="The document could not be shown"
        description="It may have been moved, or the link may have expired."
        onRetry={() => setState('loading')}
      />
    )
  return (
    <>
      {state === 'loading' && (
        <div role="status" className={styles.busy}>
          <Spinner size="large" />
          <Text weight="medium">Loading document...</Text>
        </div>
      )}
      <img
        src={src}
        alt={title}
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
        className={classNames(styles.image, state === 'loading' && styles.opening)}
      />
    </>
  )
}
