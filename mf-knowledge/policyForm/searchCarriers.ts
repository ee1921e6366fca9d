import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchCarriersQuery } from './__generated__/searchCarriersQuery.graphql.ts'

/** The API's maximum per response; more letters find the others. */
const most = 200

/** Finds the agency's carriers by name, sorted by name, followed by fuzzy matches. */
export function searchCarriers(words: string): Promise<readonly ComboboxOption[]> {
  return searchCatalogue({ words, isCarrier: true })
}

/** Finds the agency's wholesale brokers in the same way. */
export function searchBrokers(words: string): Promise<readonly ComboboxOption[]> {
  return searchCatalogue({ words, isBroker: true })
}

async function searchCatalogue(asked: { words: string; isCarrier?: true; isBroker?: true }) {
  const answer = await refresh<searchCarriersQuery>(
    graphql`
      query searchCarriersQuery($words: String!, $isCarrier: Boolean, $isBroker: Boolean, $first: Int) {
        carrierCalled(name: $words) {
          id
        }
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
  return (answer?.carriers.edges ?? []).map(({ node: { id, name } }) => ({
    value: id,
    label: name,
    isCalled: id === answer?.carrierCalled?.id,
  }))
}
