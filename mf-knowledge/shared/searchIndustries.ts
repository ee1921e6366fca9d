import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import type { searchIndustriesQuery } from './__generated__/searchIndustriesQuery.graphql.ts'

/** As many as a list shows (spec of accounts, section 9). */
const most = 1000

/** The industries of the NAICS catalogue that fit the words, the best first, as code and title. */
export async function searchIndustries(words: string): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<searchIndustriesQuery>(
    graphql`
      query searchIndustriesQuery($words: String, $first: Int) {
        naicsCodes(query: $words, first: $first) {
          code
          title
        }
      }
    `,
    { words, first: most },
  )
  return (answer?.naicsCodes ?? []).map(industryOption)
}

/** An industry as the field and the overview write it. */
export function industryOption({ code, title }: { code: string; title: string }): ComboboxOption {
  return { value: code, label: `${code} ${title}` }
}
