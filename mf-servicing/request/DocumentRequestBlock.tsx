import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem } from '@coverdesk/design-system'
import type { DocumentRequestBlock_details$key } from './__generated__/DocumentRequestBlock_details.graphql.ts'
import { plainWords } from './plainWords.ts'

/** The document the client needs. */
export function DocumentRequestBlock({ details }: { details: DocumentRequestBlock_details$key }) {
  const { type } = useFragment(
    graphql`
      fragment DocumentRequestBlock_details on DocumentRequestDetails {
        type
      }
    `,
    details,
  )
  return <DescriptionItem label="Document">{plainWords(type)}</DescriptionItem>
}
