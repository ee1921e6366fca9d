import type { ComboboxOption } from '@coverdesk/design-system'
import { graphql } from 'react-relay'
import type { AccountType, searchAccountsQuery } from './__generated__/searchAccountsQuery.graphql.ts'
import { refresh } from './refresh.ts'

/** The props of a `SearchCombobox` that chooses one of the agency's accounts. */
export const accountField = {
  label: 'Account',
  name: 'accountId',
  placeholder: 'Search by name or email',
  search: searchAccounts,
  noneText: 'No accounts found',
}

/** The accounts whose name or email words may mean, sorted by name, followed by fuzzy matches: at most the API's 200. */
export function searchAccounts(words: string): Promise<readonly ComboboxOption[]> {
  return search(words, null)
}

/** The same for businesses only. */
export function searchBusinesses(words: string): Promise<readonly ComboboxOption[]> {
  return search(words, 'BUSINESS')
}

async function search(words: string, type: AccountType | null): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<searchAccountsQuery>(
    graphql`
      query searchAccountsQuery($words: String, $type: AccountType) {
        accounts(text: $words, isTolerant: true, type: $type, first: 200) {
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
    { words, type },
  )
  return (answer?.accounts.edges ?? []).map(({ node: { id, account } }) =>
    accountOption({ id, name: account.name, email: account.email }),
  )
}

/** An account as an option. */
export function accountOption(account: { id: string; name: string; email: string | null }): ComboboxOption {
  const { id, name, email } = account
  return { value: id, label: name, ...(email !== null && { description: email }) }
}
