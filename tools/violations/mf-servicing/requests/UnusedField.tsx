// expect: house(unused-fields)
import { graphql, useFragment } from '@coverdesk/contract'
import type { UnusedField_request$key } from './__generated__/UnusedField_request.graphql.ts'

export function UnusedField({ request }: { request: UnusedField_request$key }) {
  const { clientName } = useFragment(
    graphql`
      fragment UnusedField_request on ServiceRequest {
        clientName
        clientPhone
      }
    `,
    request,
  )
  return <p>{clientName}</p>
}
