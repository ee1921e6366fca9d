import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchAccountsQuery } from './__generated__/searchAccountsQuery.graphql.ts'

/** The accounts that words may mean. */
export async function searchAccounts(words: string): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<searchAccountsQuery>(
    graphql`
      query searchAccountsQuery($words: String) {
        accounts(text: $words, isTolerant: true, first: 100) {
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
    { words },
  )
  return (answer?.accounts.edges ?? []).map(({ node: { id, account } }) => ({
    value: id,
    label: account.name,
    ...(account.email != null && { description: account.email }),
  }))
}
