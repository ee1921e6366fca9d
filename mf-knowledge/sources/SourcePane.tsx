import { useLocation, useNavigate, type SourcePlace, withoutSource } from '@coverdesk/contract'
import { ArrowLeftIcon, breakpoints, Button, ButtonLink, Inline, SlideOver } from '@coverdesk/design-system'
import { useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import { SourceDocument } from './SourceDocument.tsx'
import * as styles from './SourcePane.css.ts'

export interface SourcePaneProps {
  policyId: string
  place: SourcePlace
  /** Where closing leads, on the button: 'Policy overview'. */
  backTo: string
}

/** The document that a claim rests on, beside the page; over it where there is no room beside. */
export function SourcePane({ policyId, place, backTo }: SourcePaneProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const address = `${paths.policyDocument(policyId, place.fileId)}?${new URLSearchParams({
    page: String(place.page),
    quote: place.quote,
  })}`
  const handleClose = () =>
    void navigate({ search: withoutSource(search) }, { replace: true, preventScrollReset: true })
  const document = <SourceDocument policyId={policyId} place={place} />

  if (isNarrow)
    return (
      <SlideOver title="Source" size="5xl" isOpen onClose={handleClose}>
        <div className={styles.sheet}>{document}</div>
      </SlideOver>
    )
  return (
    <section aria-label="Source" className={styles.pane}>
      <Inline justify="between">
        <Button size="small" tone="quiet" icon={ArrowLeftIcon} onPress={handleClose}>
          {backTo}
        </Button>
        <ButtonLink size="small" tone="quiet" href={address}>
          Open document
        </ButtonLink>
      </Inline>
      {document}
    </section>
  )
}

const narrow = `(max-width: ${breakpoints.tablet}px)`

/** Whether a document has no room beside the page. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
}
