import { graphql, Link, useFragment, useLocation, sourceSearch } from '@coverdesk/contract'
import { FileTextIcon, Icon } from '@coverdesk/design-system'
import type { Sources_citations$key } from './__generated__/Sources_citations.graphql.ts'
import * as styles from './Sources.css.ts'

/** More than these are collapsed: the references in the text link to each. */
const mostShown = 3

/** The sources of a text; each opens its page beside the conversation. */
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
    <details open={places.length <= mostShown} className={styles.sources}>
      <summary className={styles.summary}>
        {places.length === 1 ? '1 source' : `${places.length} sources`}
      </summary>
      <ol className={styles.list}>
        {places.map(({ fileId, fileName, page, quote }, index) => (
          // The text refers to sources by number, and the same source may occur twice.
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
    </details>
  )
}
