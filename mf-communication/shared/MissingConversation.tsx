import { useDialogRoute, usePageTitle } from '@coverdesk/contract'
import { ButtonLink, EmptyState, SlideOver } from '@coverdesk/design-system'

export interface MissingConversationProps {
  /** The slide-over's title. */
  title: string
  /** What the address should lead to: `email thread`. */
  what: string
  /** The list under the slide-over, and the label of its link. */
  list: { readonly href: string; readonly label: string }
}

/** Says in place of a call or thread that its address leads to none. */
export function MissingConversation({ title, what, list }: MissingConversationProps) {
  const { close } = useDialogRoute(list.href)
  usePageTitle('Not found')
  return (
    <SlideOver title={title} size="2xl" isOpen onClose={close}>
      <EmptyState
        title={`There is no such ${what}`}
        description="It may have been removed, or the link may be wrong."
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </SlideOver>
  )
}
