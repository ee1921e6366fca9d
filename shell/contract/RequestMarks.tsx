import { Badge } from '@coverdesk/design-system'
import { graphql } from 'react-relay'

/** What a request selects to show its marks: `...RequestMarks_request @relay(mask: false)`. */
void graphql`
  fragment RequestMarks_request on ServiceRequest {
    isPossibleClaim
    isCancellationNotice
    isBankChange
    isComplaint
  }
`

interface Marked {
  readonly isPossibleClaim: boolean
  readonly isCancellationNotice: boolean
  readonly isBankChange: boolean
  readonly isComplaint: boolean
}

const marks: readonly (readonly [mark: keyof Marked, label: string])[] = [
  ['isPossibleClaim', 'Possible claim'],
  ['isCancellationNotice', 'Cancellation notice'],
  ['isBankChange', 'Bank details'],
  ['isComplaint', 'Complaint'],
]

/** Whether anything makes the request stand out. */
export function hasMarks(request: Marked): boolean {
  return marks.some(([mark]) => request[mark])
}

/** What makes requests stand out beside their types: they can't wait, or need a call first. */
export function RequestMarks({ requests }: { requests: readonly Marked[] }) {
  return marks
    .filter(([mark]) => requests.some((request) => request[mark]))
    .map(([mark, label]) => (
      <Badge key={mark} tone="danger">
        {label}
      </Badge>
    ))
}
