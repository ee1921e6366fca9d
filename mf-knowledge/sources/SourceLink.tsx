import { graphql, Link, useFragment, useLocation } from '@coverdesk/contract'
import { VisuallyHidden } from '@coverdesk/design-system'
import type { SourceLink_citation$key } from './__generated__/SourceLink_citation.graphql.ts'
import * as styles from './Source.css.ts'
import { openSource, sourceSearch } from './sourceSearch.ts'

export interface SourceLinkProps {
  citation: SourceLink_citation$key
  /** What the words are the source of, for screen readers: 'General aggregate'. */
  of: string
}

/** The page that a value stands on; opens the document beside it with the words highlighted. */
export function SourceLink({ citation, of }: SourceLinkProps) {
  const { fileId, fileName, page, quote } = useFragment(
    graphql`
      fragment SourceLink_citation on Citation {
        fileId
        fileName
        page
        quote
      }
    `,
    citation,
  )
  const { search } = useLocation()
  const open = openSource(new URLSearchParams(search))
  const isOpen = open?.fileId === fileId && open.page === page && open.quote === quote
  return (
    <Link
      to={{ search: sourceSearch(search, { fileId, page, quote }) }}
      replace={open !== null}
      preventScrollReset
      title={`${fileName}: “${quote}”`}
      aria-current={isOpen ? 'true' : undefined}
      className={styles.link}
    >
      <VisuallyHidden>Source of {of}: </VisuallyHidden>
      p. {page}
    </Link>
  )
}
