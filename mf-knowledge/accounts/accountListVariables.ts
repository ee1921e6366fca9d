import type {
  AccountSortKey,
  AccountsPageQuery$variables,
  AccountType,
} from './__generated__/AccountsPageQuery.graphql.ts'
import { accountFilters, type AccountColumn, type AccountTypeFilter } from './accountFilters.ts'

const sortKeys: Record<AccountColumn, AccountSortKey> = { name: 'NAME', address: 'ADDRESS' }

const types: Record<AccountTypeFilter, AccountType | null> = {
  all: null,
  business: 'BUSINESS',
  individual: 'INDIVIDUAL',
}

/** The list's arguments for the filters of an address; preloads.json says the same for the server. */
export function accountListVariables(search: string): AccountsPageQuery$variables {
  const { text, type, sort } = accountFilters.read(search)
  return {
    text: text || null,
    type: types[type],
    sort: {
      by: sortKeys[sort.column],
      direction: sort.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
    },
  }
}
