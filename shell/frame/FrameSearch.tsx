import { SearchField } from '@coverdesk/design-system'

/** The product's search box: in its place, and hidden until there is something that it searches. */
export function FrameSearch() {
  return (
    <div hidden>
      <SearchField label="Search" name="search" placeholder="Search" />
    </div>
  )
}
