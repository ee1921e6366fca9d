import { useLocation, useNavigate, withoutSource } from '@coverdesk/contract'
import {
  DiscardDialog,
  hasUnsavedEdits,
  Heading,
  IconButton,
  Inline,
  Text,
  XIcon,
} from '@coverdesk/design-system'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { withoutArtifact } from './artifactSearch.ts'
import * as styles from './Pane.css.ts'

export interface PaneProps {
  title: string
  /** Below the title: the kind of artifact, its version. */
  subtitle?: ReactNode
  /** `artifact` closes the pane, `source` returns to the artifact beneath. */
  closes: 'artifact' | 'source'
  actions?: ReactNode
  children: ReactNode
}

/** The pane beside the conversation; Escape and the close button close it. */
export function Pane({ title, subtitle, closes, actions, children }: PaneProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const pane = useRef<HTMLElement>(null)
  const heading = useRef<HTMLDivElement>(null)
  // On a phone it covers the conversation, so focus moves here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function close() {
    const next = closes === 'artifact' ? withoutArtifact(search) : withoutSource(search)
    void navigate({ search: next }, { preventScrollReset: true })
  }

  function handleClose() {
    if (pane.current && hasUnsavedEdits(pane.current)) setIsAsking(true)
    else close()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    handleClose()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is inside */}
      <section ref={pane} aria-label={title} onKeyDown={handleKeyDown} className={styles.pane}>
        <header className={styles.head}>
          <div className={styles.main}>
            <div ref={heading} tabIndex={-1} className={styles.words}>
              {/* On a phone the pane is the page. */}
              <div className={styles.besideOnly}>
                <Heading level={2} size="small">
                  {title}
                </Heading>
              </div>
              <div className={styles.phoneOnly}>
                <Heading level={1} size="small">
                  {title}
                </Heading>
              </div>
              {subtitle !== undefined && (
                <Text size="small" tone="muted">
                  {subtitle}
                </Text>
              )}
            </div>
            {actions && <Inline space="xs">{actions}</Inline>}
          </div>
          <IconButton icon={XIcon} label="Close" onPress={handleClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </section>
      <DiscardDialog isOpen={isAsking} onDiscard={close} onClose={() => setIsAsking(false)} />
    </>
  )
}
