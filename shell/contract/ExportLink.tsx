import { ButtonLink, DownloadIcon } from '@coverdesk/design-system'

export interface ExportLinkProps {
  list: 'accounts' | 'certificates' | 'policies' | 'security-events' | 'service-requests'
  /** What the list on the screen is asked for. */
  variables: Readonly<Record<string, unknown>>
}

/** Hands a list out as CSV, as it is filtered and sorted. */
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
