import { graphql, useFragment } from '@coverdesk/contract'
import { CellNote, mediumDay } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import type { CancellationNote_policy$key } from './__generated__/CancellationNote_policy.graphql.ts'

export interface CancellationNoteProps {
  policy: CancellationNote_policy$key
  /** What stands there otherwise: a row has place for one note. */
  children?: ReactNode
}

/** Below a policy's status: when the carrier cancels it. */
export function CancellationNote({ policy, children }: CancellationNoteProps) {
  const { cancellationNotice } = useFragment(
    graphql`
      fragment CancellationNote_policy on BusinessPolicy {
        cancellationNotice {
          kind
          effectiveOn
          reinstatement {
            __typename
          }
        }
      }
    `,
    policy,
  )
  if (!cancellationNotice) return children
  const { kind, effectiveOn, reinstatement } = cancellationNotice
  if (reinstatement) return <CellNote>Reinstatement to confirm</CellNote>
  const what = kind === 'NONRENEWAL' ? 'Nonrenewal' : 'Cancellation'
  return (
    <CellNote>
      {effectiveOn ? `${what} ${mediumDay(effectiveOn)}` : `Notice of ${what.toLowerCase()}`}
    </CellNote>
  )
}
