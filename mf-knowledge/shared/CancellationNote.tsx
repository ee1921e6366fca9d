import { graphql, useFragment } from '@coverdesk/contract'
import { CellNote, mediumDay } from '@coverdesk/design-system'
import type { CancellationNote_policy$key } from './__generated__/CancellationNote_policy.graphql.ts'

/** Below a policy's status: when the carrier cancels it. */
export function CancellationNote({ policy }: { policy: CancellationNote_policy$key }) {
  const { cancellationNotice } = useFragment(
    graphql`
      fragment CancellationNote_policy on BusinessPolicy {
        cancellationNotice {
          kind
          effectiveOn
        }
      }
    `,
    policy,
  )
  if (!cancellationNotice) return null
  const { kind, effectiveOn } = cancellationNotice
  const what = kind === 'NONRENEWAL' ? 'Not renewed' : effectiveOn ? 'Cancels' : 'Notice of cancellation'
  return <CellNote>{effectiveOn ? `${what} ${mediumDay(effectiveOn)}` : what}</CellNote>
}
