import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchOtherAccountsQuery } from './__generated__/searchOtherAccountsQuery.graphql.ts'

/** As many as a list may usefully show; more letters find the others. */
const most = 50

/** The agency's accounts that have the words or are meant by them, but for the one that is there already. */
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
