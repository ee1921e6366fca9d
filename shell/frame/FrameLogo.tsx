import { Link, links, type Viewer } from '@coverdesk/contract'
import * as styles from './FrameLogo.css.ts'
import { Mark } from './Mark.tsx'

/** The product's logo and the agency's name; links to the first page. */
export function FrameLogo({ viewer: { agency } }: { viewer: Viewer }) {
  return (
    <Link to={links.app()} className={styles.logo}>
      <Mark />
      <span className={styles.words}>
        <span className={styles.product}>Coverdesk</span>
        <span className={styles.agency}>{agency.name}</span>
      </span>
    </Link>
  )
}
