import { useAgencyChanges, useFreshLinks } from '@coverdesk/contract'

interface Conversation {
  readonly serviceRequests: readonly { readonly id: string }[]
}

/** Reloads an open call or thread when it, its requests, or Cara's work on them change. */
export function useConversationChanges(
  id: string,
  conversation: Conversation | null | undefined,
  reload: () => Promise<unknown>,
) {
  useAgencyChanges(
    ({ typename, subjectId }) =>
      subjectId === id ||
      conversation?.serviceRequests.some((request) => request.id === subjectId) ||
      typename === 'CaraProposal' ||
      typename === 'CaraWorkspace',
    reload,
  )
  useFreshLinks(() => void reload())
}
