import {
  graphql,
  RequestMarks,
  hasMarks,
  RequestStateBadge,
  requestTypeLabel,
  useBackLink,
  useFragment,
} from '@coverdesk/contract'
import { FactLine, mediumDate, orDash, PageHeader } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { DueDate } from '../shared/DueDate.tsx'
import type { RequestHeader_request$key } from './__generated__/RequestHeader_request.graphql.ts'

export interface RequestHeaderProps {
  request: RequestHeader_request$key
  actions?: ReactNode
}

/** The request's customer, type and creation date; requests only fields that the list has loaded. */
export function RequestHeader({ request, actions }: RequestHeaderProps) {
  const { customerName, clientName, type, state, createdAt, dueAt, isOverdue, ...marked } = useFragment(
    graphql`
      fragment RequestHeader_request on ServiceRequest {
        customerName
        clientName
        type
        ...RequestMarks_request @relay(mask: false)
        state
        createdAt
        dueAt
        isOverdue
      }
    `,
    request,
  )
  const backLink = useBackLink({ href: paths.requests(), label: 'Service requests' })
  return (
    <PageHeader
      backLink={backLink}
      title={orDash(customerName ?? clientName)}
      subtitle={
        <FactLine>
          <RequestStateBadge state={state} />
          {requestTypeLabel(type)}
          {hasMarks(marked) && <RequestMarks requests={[marked]} />}
          <>Created {mediumDate(createdAt)}</>
          {dueAt !== null && (
            <>
              Due <DueDate dueAt={dueAt} isOverdue={isOverdue} />
            </>
          )}
        </FactLine>
      }
      actions={actions}
    />
  )
}
