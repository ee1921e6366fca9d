import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchOtherAccountsQuery } from './__generated__/searchOtherAccountsQuery.graphql.ts'

/** The maximum useful in a list; more letters find the others. */
const most = 50

/** Finds the agency's accounts that match the query, including misspellings, except the current one. */
export async function searchOtherAccounts(id: string, words: string): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<searchOtherAccountsQuery>(
    graphql`
      query searchOtherAccountsQuery($words: String, $first: Int) {
        accounts(text: $words, isTolerant: true, first: $first) {
          edges {
            node {
              id
              account {
                name
                email
              }
            }
          }
        }
      }
    `,
    { words, first: most },
  )
  return (answer?.accounts.edges ?? [])
    .filter(({ node }) => node.id !== id)
    .map(({ node }) => ({
      value: node.id,
      label: node.account.name,
      ...(node.account.email && { description: node.account.email }),
    }))
}
