import { ButtonLink, DownloadIcon } from '@coverdesk/design-system'

export interface ExportLinkProps {
  list: 'accounts' | 'certificates' | 'policies' | 'security-events' | 'service-requests'
  /** The query parameters of the list on screen. */
  variables: Readonly<Record<string, unknown>>
}

/** Exports a list as CSV with its current filters and sort order. */
export function ExportLink({ list, variables: { sort, ...filter } }: ExportLinkProps) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filter, ...(sort as object | null) })) {
    if (typeof value === 'string' || typeof value === 'boolean') search.set(name, String(value))
  }
  return (
    <ButtonLink href={`/exports/${list}.csv?${search}`} download icon={DownloadIcon}>
      Export
    </ButtonLink>
  )
}
