// expect: house(graphql-names) The query ServicingQuery must begin with the name of its file, RequestsPage
import { graphql } from '@coverdesk/contract'

export const RequestsPage = graphql`
  query ServicingQuery {
    agencyUser {
      id
    }
  }
`
