import { graphql, Link, useFragment } from '@coverdesk/contract'
import { VisuallyHidden } from '@coverdesk/design-system'
import type { SourceLink_citation$key } from './__generated__/SourceLink_citation.graphql.ts'
import * as styles from './Source.css.ts'
import { useSourceLink } from './useSourceLink.ts'

export interface SourceLinkProps {
  citation: SourceLink_citation$key
  /** What the words are the source of, for screen readers: 'General aggregate'. */
  of: string
}

/** The page of a value; opens the document beside it with the quote highlighted. */
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
  const link = useSourceLink({ fileId, page, quote })
  return (
    <Link {...link} title={`${fileName}: “${quote}”`} className={styles.link}>
      <VisuallyHidden>Source of {of}: </VisuallyHidden>
      p. {page}
    </Link>
  )
}
