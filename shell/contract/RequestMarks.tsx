import { Badge } from '@coverdesk/design-system'

export interface RequestMarksProps {
  isPossibleClaim: boolean
  isCancellationNotice: boolean
  isBankChange: boolean
  isComplaint: boolean
}

/** What makes a request stand out beside its type: it can't wait, or it needs a call first. */
export function RequestMarks({
  isPossibleClaim,
  isCancellationNotice,
  isBankChange,
  isComplaint,
}: RequestMarksProps) {
  return (
    <>
      {isPossibleClaim && <Badge tone="danger">Possible claim</Badge>}
      {isCancellationNotice && <Badge tone="danger">Cancellation notice</Badge>}
      {isBankChange && <Badge tone="danger">Bank details</Badge>}
      {isComplaint && <Badge tone="danger">Complaint</Badge>}
    </>
  )
}
