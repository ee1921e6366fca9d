import { addressFilters, textFilter } from '@coverdesk/design-system'

/** The filter of an account's certificates, kept in the URL even under a dialog. */
export const certificateFilters = addressFilters({ text: textFilter('q') })

/** The list's part of a query string. */
export function listSearch(search: string): string {
  return certificateFilters.write(certificateFilters.read(search))
}
