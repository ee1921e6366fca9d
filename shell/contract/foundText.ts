import type { MarkedTextProps } from '@coverdesk/design-system'
import { graphql } from 'react-relay'

/** What every result of a search selects to show the words inside: `...foundText_passage @relay(mask: false)`. */
void graphql`
  fragment foundText_passage on FoundPassage {
    text
    marks {
      from
      to
    }
  }
`

/** The words inside a record that a search found, for `MarkedText`. */
export function foundText({ text, marks }: MarkedTextProps): MarkedTextProps {
  return { text, marks }
}
