import type { SyntheticEvent } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './DocumentFrame.css.ts'
import { hasArrived } from './hasArrived.ts'
import type { DocumentKind } from './useDocument.ts'

type DocumentViewProps = {
  title: string
  kind: DocumentKind
  src: string
  /** Whether it is still loading: laid out but hidden. */
  isOpening: boolean
  onShow: () => void
  onFail: () => void
}

/** The document itself. */
export function DocumentView({ title, kind, src, isOpening, onShow, onFail }: DocumentViewProps) {
  const opening = isOpening && styles.opening
  if (kind === 'image')
    return (
      <img
        src={src}
        alt={title}
        onLoad={onShow}
        onError={onFail}
        className={classNames(styles.image, opening)}
      />
    )

  const frameProps = {
    src,
    referrerPolicy: 'no-referrer',
    onLoad: (event: SyntheticEvent<HTMLIFrameElement>) =>
      hasArrived(event.currentTarget.src) ? onShow() : onFail(),
    className: classNames(styles.frame, opening),
  } as const
  if (kind === 'html') return <iframe title={title} {...frameProps} sandbox="" />
  // Chromium shows no PDF in a sandboxed frame; its viewer is a sandbox itself, and the server sends a
  // PDF with a policy that lets nothing run.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe title={title} {...frameProps} />
}
