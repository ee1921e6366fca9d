import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchAccountsQuery } from './__generated__/searchAccountsQuery.graphql.ts'

/** The API's maximum per response; more letters find the others. */
const most = 200

/**
 * Finds businesses by name or email, sorted by name, followed by fuzzy matches. Personal
 * policies are not supported yet.
 */
export async function searchAccounts(words: string): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<searchAccountsQuery>(
    graphql`
      query searchAccountsQuery($words: String, $first: Int) {
        accounts(text: $words, isTolerant: true, type: BUSINESS, first: $first) {
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
  return (answer?.accounts.edges ?? []).map(({ node: { id, account } }) => {
    const { name, email } = account
    return accountOption({ id, name, email })
  })
}

/** An account as an option. */
export function accountOption(account: { id: string; name: string; email: string | null }): ComboboxOption {
  const { id, name, email } = account
  return { value: id, label: name, ...(email !== null && { description: email }) }
}
