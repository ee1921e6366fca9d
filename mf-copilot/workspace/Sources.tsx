import { graphql, Link, useFragment, useLocation } from '@coverdesk/contract'
import { FileTextIcon, Icon } from '@coverdesk/design-system'
import type { Sources_citations$key } from './__generated__/Sources_citations.graphql.ts'
import { sourceSearch } from './sourceSearch.ts'
import * as styles from './Sources.css.ts'

/** The places in documents that a text rests on; each opens its page beside the conversation. */
export function Sources({ citations }: { citations: Sources_citations$key }) {
  const places = useFragment(
    graphql`
      fragment Sources_citations on CaraCitation @relay(plural: true) {
        fileId
        fileName
        page
        quote
      }
    `,
    citations,
  )
  const { search } = useLocation()
  return (
    <ol aria-label="Sources" className={styles.list}>
      {places.map(({ fileId, fileName, page, quote }, index) => (
        // The text refers to sources by their number, and the same place may be meant twice.
        <li key={index} className={styles.item}>
          <Link
            to={{ search: sourceSearch(search, { fileId, page, quote }) }}
            preventScrollReset
            title={quote}
            className={styles.source}
          >
            <span className={styles.number}>{index + 1}</span>
            <Icon icon={FileTextIcon} size="small" />
            <span className={styles.name}>{fileName}</span>
            <span className={styles.page}>p. {page}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
