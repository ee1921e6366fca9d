import { toast } from '@coverdesk/design-system'
import { graphql } from 'react-relay'
import type { approveProposalMutation } from './__generated__/approveProposalMutation.graphql.ts'
import type { approveProposalUndoMutation } from './__generated__/approveProposalUndoMutation.graphql.ts'
import { announceOutcome } from './announceOutcome.ts'
import { errorText, mutationErrors, mutationFailure } from './mutationErrors.ts'

/** Approves a proposal and says what came of it; offers Undo while its email waits. */
export async function approveProposal(id: string, { isConfirmed }: { isConfirmed: boolean }): Promise<void> {
  const { failure, canUndo } = await approve(id, isConfirmed)
  if (failure !== null) {
    toast.show({ tone: 'danger', title: failure })
    return
  }
  const stop = announceOutcome(id)
  if (!canUndo) return
  toast.show({
    title: 'Approved',
    description: 'The email will be sent in a few seconds.',
    onUndo() {
      stop()
      void takeBack(id)
    },
  })
}

async function takeBack(id: string) {
  const failure = await undo(id)
  if (failure !== null) toast.show({ tone: 'danger', title: failure })
}

// The screen updates only through its live stream, see `approvalOf`.

async function approve(id: string, isConfirmed: boolean) {
  let canUndo = false
  const errors = await mutationErrors<approveProposalMutation>(
    graphql`
      mutation approveProposalMutation($id: ID!, $confirm: Boolean) {
        approveCaraProposal(id: $id, confirm: $confirm) {
          __typename
          ... on ApproveCaraProposalSuccess {
            caraProposal {
              undoUntil
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, ...(isConfirmed && { confirm: true }) },
    ({ caraProposal }) => {
      canUndo = caraProposal?.undoUntil != null
    },
  )
  return { failure: errorText(errors), canUndo }
}

function undo(id: string) {
  return mutationFailure<approveProposalUndoMutation>(
    graphql`
      mutation approveProposalUndoMutation($id: ID!) {
        undoCaraApproval(id: $id) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}
