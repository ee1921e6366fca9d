import { useState, type ReactNode } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { DescriptionItem } from '../DescriptionList/DescriptionItem.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './ApprovalCard.css.ts'

export interface ApprovalCardProps {
  /** What would happen, in one sentence. */
  title: string
  /** The title's heading level; 3 by default. */
  headingLevel?: 2 | 3
  /** Unknown states show as they are. */
  state: string
  /** Exactly what would be approved. */
  preview: readonly { readonly label: string; readonly value: string }[]
  /** Collapses the preview, for places that show several cards. */
  isFolded?: boolean
  /** The outcome. */
  result?: string | null | undefined
  /** Shown beside the buttons while pending: when the approval expires, a link to more. */
  note?: ReactNode
  canDecide: { readonly isAllowed: boolean; readonly reason?: string | null }
  /** Resolves once the decision is saved; the buttons are busy until then. */
  onApprove: () => Promise<void>
  onDecline: () => Promise<void>
}

/** A pending approval: what would happen, and Approve or Decline. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { title, headingLevel = 3, state, preview, isFolded = false, result, note } = props
  const isPending = state === 'PENDING'
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state }
  return (
    <section aria-label={title} className={isPending ? styles.pendingCard : styles.card}>
      <Stack space="s">
        <Inline justify="between" align="start">
          <Heading level={headingLevel} size="small">
            {title}
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        {isFolded ? (
          <details>
            <summary className={styles.fold}>Show what will be sent or changed</summary>
            <div className={styles.folded}>
              <Preview lines={preview} />
            </div>
          </details>
        ) : (
          <Preview lines={preview} />
        )}
        {result != null && (
          <Text as="p" size="small" tone={state === 'FAILED' ? 'danger' : 'muted'}>
            {result}
          </Text>
        )}
        {isPending ? <Decision {...props} /> : note}
      </Stack>
    </section>
  )
}

function Preview({ lines }: { lines: ApprovalCardProps['preview'] }) {
  return (
    <DescriptionList>
      {lines.map((line, index) => (
        <DescriptionItem key={index} label={line.label}>
          <Text hasLineBreaks>{line.value}</Text>
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}

function Decision({ note, canDecide, onApprove, onDecline }: ApprovalCardProps) {
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)

  async function decide(next: 'approve' | 'decline') {
    setDecision(next)
    await (next === 'approve' ? onApprove() : onDecline())
    setDecision(null)
  }

  return (
    <Inline justify="between">
      {note}
      <Inline>
        <Button
          isLoading={decision === 'decline'}
          isDisabled={!canDecide.isAllowed || decision === 'approve'}
          disabledReason={canDecide.reason}
          onPress={() => void decide('decline')}
        >
          Decline
        </Button>
        <Button
          tone="primary"
          isLoading={decision === 'approve'}
          isDisabled={!canDecide.isAllowed || decision === 'decline'}
          disabledReason={canDecide.reason}
          onPress={() => void decide('approve')}
        >
          Approve
        </Button>
      </Inline>
    </Inline>
  )
}

const looks: Readonly<
  Record<string, { tone: 'warning' | 'info' | 'neutral' | 'success' | 'danger'; label: string }>
> = {
  PENDING: { tone: 'warning', label: 'Waiting for Approval' },
  APPROVED: { tone: 'info', label: 'Approved' },
  DECLINED: { tone: 'neutral', label: 'Declined' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  DONE: { tone: 'success', label: 'Done' },
  FAILED: { tone: 'danger', label: 'Failed' },
}
