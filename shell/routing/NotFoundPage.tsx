import { links, usePageTitle } from '@coverdesk/contract'
import { ButtonLink, EmptyState, SearchIcon } from '@coverdesk/design-system'

/** An address that nothing answers to. */
export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <EmptyState
      icon={SearchIcon}
      title="Page not found"
      description="There is nothing at this address. It may have moved, or the link is not complete."
      action={<ButtonLink href={links.app()}>Go to the first page</ButtonLink>}
    />
  )
}
