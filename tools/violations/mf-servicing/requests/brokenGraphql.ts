// expect: relay(graphql-syntax)
import { graphql } from '@coverdesk/contract'

export const brokenGraphql = graphql`
  query brokenGraphqlQuery {
    agencyUser {
`
