import { graphql, useFragment } from '@coverdesk/contract'
import { approvalOf } from '@coverdesk/contract/approvalOf'
import { ApprovalCard } from '@coverdesk/design-system/conversation'
import type { ProposalCard_proposal$key } from './__generated__/ProposalCard_proposal.graphql.ts'
import * as styles from './ProposalCard.css.ts'

/** An external action Cara proposes: the exact content, with Approve and Decline. */
export function ProposalCard({ proposal }: { proposal: ProposalCard_proposal$key }) {
  const data = useFragment(
    graphql`
      fragment ProposalCard_proposal on CaraProposal {
        ...approvalOf_proposal @relay(mask: false)
      }
    `,
    proposal,
  )
  return (
    <div className={styles.place}>
      <ApprovalCard {...approvalOf(data)} headingLevel={2} />
    </div>
  )
}
