import { useLocation } from '@coverdesk/contract'
import { ButtonLink, DownloadIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** Leads to the export of the timeline as it is narrowed now. */
export function ExportTimelineLink({ accountId }: { accountId: string }) {
  const { search } = useLocation()
  return (
    <ButtonLink href={paths.exportTimeline(accountId, search)} icon={DownloadIcon}>
      Export
    </ButtonLink>
  )
}
