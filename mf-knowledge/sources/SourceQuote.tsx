import { graphql, Link, useFragment } from '@coverdesk/contract'
import { FileTextIcon, Icon } from '@coverdesk/design-system'
import type { SourceQuote_citation$key } from './__generated__/SourceQuote_citation.graphql.ts'
import * as styles from './Source.css.ts'
import { useSourceLink } from './useSourceLink.ts'

export interface SourceQuoteProps {
  citation: SourceQuote_citation$key
  /** What the words do for the answer: 'Exclusion'. */
  role?: string | null | undefined
}

/** A quote from a document with its page; the whole card opens the document there. */
export function SourceQuote({ citation, role }: SourceQuoteProps) {
  const { fileId, fileName, page, quote } = useFragment(
    graphql`
      fragment SourceQuote_citation on Citation {
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
    <Link {...link} className={styles.card}>
      {role && <span className={styles.role}>{role}</span>}
      <q className={styles.quote}>{quote}</q>
      <span className={styles.place}>
        <Icon icon={FileTextIcon} size="small" />
        <span className={styles.file}>{fileName || 'Deleted document'}</span>
        <span className={styles.page}>page {page}</span>
      </span>
    </Link>
  )
}
