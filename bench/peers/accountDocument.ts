import { createHash } from 'node:crypto'

/** The query of the knowledge bench: the first 50 accounts by name, each with what it bought last. */
export const accountDocument = `query AccountListBenchQuery($first: Int!, $policies: Int!) {
  accounts(first: $first) {
    edges {
      node {
        id
        type
        account { name email }
        policies(first: $policies) {
          edges { node { id type state policyNumber expiresAt } }
        }
      }
    }
  }
}`

/** Its persisted id, as the peer knows it. */
export const accountDocumentId = createHash('sha256').update(accountDocument).digest('hex')

/** The variables that every server is asked with. */
export const accountVariables = { first: 50, policies: 3 } as const

/** An account as the peer keeps it, and as Coverdesk answered it. */
export interface PeerAccount {
  readonly id: string
  readonly type: string
  readonly account: { readonly name: string; readonly email: string | null }
  readonly policies: { readonly edges: readonly unknown[] }
}
