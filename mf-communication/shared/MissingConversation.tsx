import { useDialog, usePageTitle } from '@coverdesk/contract'
import { ButtonLink, EmptyState, SlideOver } from '@coverdesk/design-system'

export interface MissingConversationProps {
  /** What the address should lead to: `email thread`. */
  what: string
  /** The list under the slide-over, and the label of its link. */
  list: { readonly href: string; readonly label: string }
}

/** Says in place of a call or thread that its address leads to none. */
export function MissingConversation({ what, list }: MissingConversationProps) {
  const dialog = useDialog()
  usePageTitle('Not found')
  return (
    <SlideOver {...dialog} isOpen>
      <EmptyState
        title={`There is no such ${what}`}
        description="It may have been removed, or the link may be wrong."
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </SlideOver>
  )
}
