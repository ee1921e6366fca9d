// expect: house(graphql-names) The fragment AccountRow_request must begin with the name of its file, RequestRow
import { graphql } from '@coverdesk/contract'

export const RequestRow = graphql`
  fragment AccountRow_request on ServiceRequest {
    id
  }
`
