import { addressFilters, textFilter } from '@coverdesk/design-system'

/** What the list of an account's certificates shows: it is in the address, also while a dialog lies over the list. */
export const certificateFilters = addressFilters({ text: textFilter('q') })

/** What of an address is the list's. */
export function listSearch(search: string): string {
  return certificateFilters.write(certificateFilters.read(search))
}
