import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchCarriersQuery } from './__generated__/searchCarriersQuery.graphql.ts'

/** The API gives at most so many in one answer; more letters find the others. */
const most = 200

/** The agency's carriers whose name has the words, by name; then those that are meant if they are misspelt. */
export function searchCarriers(words: string): Promise<readonly ComboboxOption[]> {
  return searchCatalogue({ words, isCarrier: true })
}

/** The agency's wholesale brokers, found in the same way. */
export function searchBrokers(words: string): Promise<readonly ComboboxOption[]> {
  return searchCatalogue({ words, isBroker: true })
}

async function searchCatalogue(asked: { words: string; isCarrier?: true; isBroker?: true }) {
  const answer = await refresh<searchCarriersQuery>(
    graphql`
      query searchCarriersQuery($words: String, $isCarrier: Boolean, $isBroker: Boolean, $first: Int) {
        carriers(text: $words, isTolerant: true, isCarrier: $isCarrier, isBroker: $isBroker, first: $first) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    { ...asked, first: most },
  )
  return (answer?.carriers.edges ?? []).map(({ node: { id, name } }) => ({ value: id, label: name }))
}
