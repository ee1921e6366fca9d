import { createHash } from 'node:crypto'

/** The query of the list bench: the first 50 open requests with assignee and account. */
export const listDocument = `query RequestListBenchQuery($first: Int!, $state: ServiceRequestState!) {
  serviceRequests(first: $first, state: $state) {
    edges {
      node {
        id
        clientName
        state
        type
        dueAt
        createdAt
        assignee { id name }
        account { id account { name } }
      }
    }
  }
}`

/** Its persisted id, as the API and the peers know it. */
export const listDocumentId = createHash('sha256').update(listDocument).digest('hex')

/** The variables that every server is asked with. */
export const listVariables = { first: 50, state: 'OPEN' } as const
