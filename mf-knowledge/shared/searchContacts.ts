import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchContactsQuery } from './__generated__/searchContactsQuery.graphql.ts'

/** The API gives at most so many in one answer; more letters find the others. */
const most = 200

/** The agency's contacts whose name or email has the words, by name; then those that are meant if they are misspelt. */
export async function searchContacts(words: string): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<searchContactsQuery>(
    graphql`
      query searchContactsQuery($words: String, $first: Int) {
        contacts(text: $words, isTolerant: true, first: $first) {
          edges {
            node {
              id
              name
              email
            }
          }
        }
      }
    `,
    { words, first: most },
  )
  return (answer?.contacts.edges ?? []).map(({ node: { id, name, email } }) => ({
    value: id,
    label: name,
    ...(email && { description: email }),
  }))
}
