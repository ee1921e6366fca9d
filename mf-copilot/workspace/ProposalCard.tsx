import { decideProposal, graphql, useFragment } from '@coverdesk/contract'
import { openedAt, Text, toast } from '@coverdesk/design-system'
import { ApprovalCard } from '@coverdesk/design-system/conversation'
import type { ProposalCard_proposal$key } from './__generated__/ProposalCard_proposal.graphql.ts'
import * as styles from './ProposalCard.css.ts'

/** An external action Cara proposes: the exact content, with Approve and Decline. */
export function ProposalCard({ proposal }: { proposal: ProposalCard_proposal$key }) {
  const {
    id,
    title,
    state,
    preview,
    confirmation,
    expiresAt,
    decidedAt,
    decidedBy,
    result,
    viewerCanDecide,
    viewerCanApprove,
  } = useFragment(
    graphql`
      fragment ProposalCard_proposal on CaraProposal {
        id
        title
        state
        preview {
          label
          value
        }
        confirmation
        expiresAt
        decidedAt
        decidedBy {
          name
        }
        result
        viewerCanApprove {
          isAllowed
          reason
        }
        viewerCanDecide {
          isAllowed
          reason
        }
      }
    `,
    proposal,
  )

  async function decide(decision: 'approve' | 'decline') {
    const failure = await decideProposal(id, decision, { isConfirmed: Boolean(confirmation) })
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  const words =
    state === 'PENDING'
      ? `Expires ${openedAt(expiresAt)}`
      : decidedBy && `${decidedBy.name}, ${openedAt(decidedAt)}`
  return (
    <div className={styles.place}>
      <ApprovalCard
        title={title}
        headingLevel={2}
        state={state}
        preview={preview.map(({ label, value }) => ({ label, value }))}
        confirmation={confirmation}
        result={result}
        note={
          words && (
            <Text size="small" tone="muted">
              {words}
            </Text>
          )
        }
        canDecide={{ isAllowed: viewerCanDecide.isAllowed, reason: viewerCanDecide.reason }}
        canApprove={{ isAllowed: viewerCanApprove.isAllowed, reason: viewerCanApprove.reason }}
        onApprove={() => decide('approve')}
        onDecline={() => decide('decline')}
      />
    </div>
  )
}
