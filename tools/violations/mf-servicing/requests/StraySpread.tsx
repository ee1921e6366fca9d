// expect: relay(must-colocate-fragment-spreads)
import { graphql, useFragment } from '@coverdesk/contract'
import type { StraySpread_request$key } from './__generated__/StraySpread_request.graphql.ts'

export function StraySpread({ request }: { request: StraySpread_request$key }) {
  const { clientName } = useFragment(
    graphql`
      fragment StraySpread_request on ServiceRequest {
        clientName
        ...RequestTimeline_request
      }
    `,
    request,
  )
  return <p>{clientName}</p>
}
