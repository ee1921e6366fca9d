import { errorText, graphql, requestTypeLabel, requestTypes, useFragment } from '@coverdesk/contract'
import { MenuButton, toast } from '@coverdesk/design-system'
import type { CorrectionMenu_requests$key } from './__generated__/CorrectionMenu_requests.graphql.ts'
import { correctConversation, correctRequest, openRequest } from './corrections.ts'

export interface CorrectionMenuProps {
  conversationId: string
  accountHref: string
  hasAccount: boolean
  requests: CorrectionMenu_requests$key
}

/** One-step corrections of Cara's decisions about a call or thread. */
export function CorrectionMenu({ conversationId, accountHref, hasAccount, requests }: CorrectionMenuProps) {
  const open = useFragment(
    graphql`
      fragment CorrectionMenu_requests on ServiceRequest @relay(plural: true) {
        id
        type
        state
      }
    `,
    requests,
  ).filter(({ state }) => state === 'OPEN')
  const [first, ...others] = open

  async function ignore(remember: boolean) {
    const failure = errorText(await correctConversation(conversationId, { isNoRequest: true, remember }))
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
    else toast.show({ title: remember ? 'Sender ignored from now on' : 'Requests closed' })
  }

  async function add(type: (typeof requestTypes)[number]) {
    const failure = await (first
      ? correctRequest(first.id, { alsoType: type })
      : openRequest(conversationId, type))
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  async function merge(id: string, mergeIntoId: string) {
    const failure = await correctRequest(id, { mergeIntoId })
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
    else toast.show({ tone: 'success', title: 'Requests merged' })
  }

  return (
    <MenuButton
      label="Change…"
      size="small"
      items={[
        {
          id: 'account',
          label: hasAccount ? 'Choose another account' : 'Choose the account',
          href: accountHref,
        },
        { id: 'none', label: 'Not a request', onAction: () => void ignore(false) },
        { id: 'never', label: 'Never a request from this sender', onAction: () => void ignore(true) },
        ...(others.length > 0 ? ['separator' as const] : []),
        ...others.map((other) => ({
          id: `merge-${other.id}`,
          label: `Merge requests: ${requestTypeLabel(other.type)} into ${requestTypeLabel(first?.type ?? '')}`,
          onAction: () => void (first && merge(other.id, first.id)),
        })),
        'separator' as const,
        ...requestTypes.map((type) => ({
          id: `also-${type}`,
          label: `${first ? 'Split off a request' : 'Open a request'}: ${requestTypeLabel(type)}`,
          onAction: () => void add(type),
        })),
      ]}
    />
  )
}
