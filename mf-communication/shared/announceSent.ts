import { graphql, mutationFailure } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import type { announceSentUndoMutation } from './__generated__/announceSentUndoMutation.graphql.ts'

/** What is said of an email that a user sent. */
export interface Announcement {
  /** "Reply sent" */
  sent: string
  /** "Your reply will be sent in a few seconds" */
  waiting: string
  link?: { label: string; href: string }
  onUndone?: () => void
}

/** Says that an email was sent, or, while it waits, that it will be, with Undo. */
export function announceSent(
  emails: readonly { readonly id: string; readonly undoUntil: string | null | undefined }[],
  { sent, waiting, link, onUndone }: Announcement,
): void {
  const last = emails.findLast(({ undoUntil }) => undoUntil != null)
  if (!last) {
    toast.show({ tone: 'success', title: sent, ...(link && { link }) })
    return
  }
  toast.show({ title: waiting, ...(link && { link }), onUndo: () => void takeBack(last.id, onUndone) })
}

async function takeBack(id: string, onUndone?: () => void) {
  const failure = await mutationFailure<announceSentUndoMutation>(
    graphql`
      mutation announceSentUndoMutation($id: ID!) {
        undoEmail(id: $id) {
          __typename
          ... on UndoEmailSuccess {
            emailThread {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...threadMutations_thread
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
  if (failure !== null) toast.show({ tone: 'danger', title: failure })
  else onUndone?.()
}
