import { ButtonLink, DownloadIcon } from '@coverdesk/design-system'

export interface ExportLinkProps {
  /** The list's part of the address. */
  list: 'accounts' | 'policies'
  /** What the list is asked for. */
  variables: Readonly<Record<string, unknown>>
}

/** Hands the list out as CSV, as it is filtered and sorted. */
export function ExportLink({ list, variables: { sort, ...filter } }: ExportLinkProps) {
  const given = Object.entries({ ...filter, ...(sort as object | null) })
  const search = new URLSearchParams(
    given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  return (
    <ButtonLink href={`/exports/${list}.csv?${search}`} download icon={DownloadIcon}>
      Export
    </ButtonLink>
  )
}
