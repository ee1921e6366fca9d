import { graphql, refresh } from '@coverdesk/contract'
import { addressLine, type ComboboxOption } from '@coverdesk/design-system'
import type { AddressParts } from '@coverdesk/design-system/forms'
import type { searchHoldersQuery } from './__generated__/searchHoldersQuery.graphql.ts'

/** The maximum useful in a list; more letters find the others. */
const most = 50

/** A holder as an option, with the values for its certificate. */
export interface HolderOption extends ComboboxOption {
  readonly holder: { readonly name: string; readonly address: AddressParts; readonly email: string | null }
}

/** Finds holders by name or address, sorted by name, followed by fuzzy matches. */
export async function searchHolders(words: string): Promise<readonly HolderOption[]> {
  const answer = await refresh<searchHoldersQuery>(
    graphql`
      query searchHoldersQuery($words: String, $first: Int) {
        certificateHolders(text: $words, isTolerant: true, first: $first) {
          edges {
            node {
              id
              name
              email
              address {
                line1
                line2
                city
                zone
                postalCode
              }
            }
          }
        }
      }
    `,
    { words, first: most },
  )
  return (answer?.certificateHolders.edges ?? []).map(({ node: { id, name, address, email } }) => {
    const { line1, line2, city, zone, postalCode } = address
    const parts = { line1, line2, city, zone, postalCode }
    return {
      value: id,
      label: name,
      description: addressLine(parts) ?? '',
      holder: { name, address: parts, email: email ?? null },
    }
  })
}
