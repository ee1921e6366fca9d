import { graphql, links, RequestStateBadge, requestTypeLabel, useFragment } from '@coverdesk/contract'
import { Cell, Link, Row, shortDate } from '@coverdesk/design-system'
import type { AccountRequestRow_request$key } from './__generated__/AccountRequestRow_request.graphql.ts'

/** One service request of an account; the whole row leads to it, as View does. */
export function AccountRequestRow({ request }: { request: AccountRequestRow_request$key }) {
  const { id, type, state, updatedAt } = useFragment(
    graphql`
      fragment AccountRequestRow_request on ServiceRequest {
        id
        type
        state
        updatedAt
      }
    `,
    request,
  )
  const href = links.serviceRequest(id)
  return (
    <Row href={href}>
      <Cell>{requestTypeLabel(type)}</Cell>
      <Cell>
        <RequestStateBadge state={state} />
      </Cell>
      <Cell>{shortDate(updatedAt)}</Cell>
      <Cell>
        <Link href={href}>View</Link>
      </Cell>
    </Row>
  )
}
