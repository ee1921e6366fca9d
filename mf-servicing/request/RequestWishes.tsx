import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList } from '@coverdesk/design-system'
import type { RequestWishes_request$key } from './__generated__/RequestWishes_request.graphql.ts'
import { FoldedText } from './FoldedText.tsx'
import { RequestTypeBlock } from './RequestTypeBlock.tsx'

/** What the client wants: the block of the request's type and the details in the client's words. */
export function RequestWishes({ request }: { request: RequestWishes_request$key }) {
  const wishes = useFragment(
    graphql`
      fragment RequestWishes_request on ServiceRequest {
        details
        ...RequestTypeBlock_request
      }
    `,
    request,
  )
  return (
    <DescriptionList>
      <RequestTypeBlock request={wishes} />
      <DescriptionItem label="Details">
        {wishes.details && <FoldedText text={wishes.details} />}
      </DescriptionItem>
    </DescriptionList>
  )
}
