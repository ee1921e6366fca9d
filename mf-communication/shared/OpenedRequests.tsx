import { graphql, links, RequestStateBadge, requestTypeLabel, useFragment } from '@coverdesk/contract'
import { Inline, Link, Stack, Text } from '@coverdesk/design-system'
import type { OpenedRequests_requests$key } from './__generated__/OpenedRequests_requests.graphql.ts'

/** The service requests that came out of a conversation. */
export function OpenedRequests({ requests }: { requests: OpenedRequests_requests$key }) {
  const all = useFragment(
    graphql`
      fragment OpenedRequests_requests on ServiceRequest @relay(plural: true) {
        id
        type
        state
        details
      }
    `,
    requests,
  )
  if (all.length === 0) return <Text tone="muted">No service request was opened.</Text>
  return (
    <Stack space="s">
      {all.map(({ id, type, state, details }) => (
        <Stack key={id} space="half">
          <Inline space="xs">
            <Link href={links.serviceRequest(id)}>{requestTypeLabel(type)}</Link>
            <RequestStateBadge state={state} />
          </Inline>
          {details && (
            <Text tone="muted" size="small" truncate>
              {details}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
