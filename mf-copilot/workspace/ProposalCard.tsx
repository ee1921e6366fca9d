import { graphql, useFragment } from '@coverdesk/contract'
import {
  Badge,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  Inline,
  openedAt,
  Stack,
  Text,
  toast,
  type Tone,
} from '@coverdesk/design-system'
import { useState } from 'react'
import type { ProposalCard_proposal$key } from './__generated__/ProposalCard_proposal.graphql.ts'
import { approveProposal, declineProposal } from './workspaceMutations.ts'
import * as styles from './ProposalCard.css.ts'

const looks: Record<string, { tone: Tone; label: string }> = {
  PENDING: { tone: 'warning', label: 'Waiting for Approval' },
  APPROVED: { tone: 'info', label: 'Approved' },
  DECLINED: { tone: 'neutral', label: 'Declined' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  DONE: { tone: 'success', label: 'Done' },
  FAILED: { tone: 'danger', label: 'Failed' },
}

/** Something that Cara wants to do outside: exactly what, and a person's Approve or Decline. */
export function ProposalCard({ proposal }: { proposal: ProposalCard_proposal$key }) {
  const { id, title, state, preview, expiresAt, decidedAt, decidedBy, result, viewerCanDecide } = useFragment(
    graphql`
      fragment ProposalCard_proposal on CaraProposal {
        id
        title
        state
        preview {
          label
          value
        }
        expiresAt
        decidedAt
        decidedBy {
          name
        }
        result
        viewerCanDecide {
          isAllowed
          reason
        }
      }
    `,
    proposal,
  )
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state }

  async function decide(next: 'approve' | 'decline') {
    setDecision(next)
    const failure = await (next === 'approve' ? approveProposal(id) : declineProposal(id))
    setDecision(null)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <div className={styles.place}>
      <section aria-label={title} className={state === 'PENDING' ? styles.pendingCard : styles.card}>
        <Stack space="s">
          <Inline justify="between" align="start">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <Badge tone={tone}>{label}</Badge>
          </Inline>
          <DescriptionList>
            {preview.map((line) => (
              <DescriptionItem key={line.label} label={line.label}>
                <Text hasLineBreaks>{line.value}</Text>
              </DescriptionItem>
            ))}
          </DescriptionList>
          {result != null && (
            <Text as="p" size="small" tone={state === 'FAILED' ? 'danger' : 'muted'}>
              {result}
            </Text>
          )}
          {state === 'PENDING' ? (
            <Inline justify="between">
              <Text size="small" tone="muted">
                Expires {openedAt(expiresAt)}
              </Text>
              <Inline>
                <Button
                  isLoading={decision === 'decline'}
                  isDisabled={!viewerCanDecide.isAllowed || decision === 'approve'}
                  disabledReason={viewerCanDecide.reason}
                  onPress={() => void decide('decline')}
                >
                  Decline
                </Button>
                <Button
                  tone="primary"
                  isLoading={decision === 'approve'}
                  isDisabled={!viewerCanDecide.isAllowed || decision === 'decline'}
                  disabledReason={viewerCanDecide.reason}
                  onPress={() => void decide('approve')}
                >
                  Approve
                </Button>
              </Inline>
            </Inline>
          ) : (
            decidedBy && (
              <Text size="small" tone="muted">
                {decidedBy.name}, {openedAt(decidedAt)}
              </Text>
            )
          )}
        </Stack>
      </section>
    </div>
  )
}
