import { lazyPart } from '../../private/lazyPart.tsx'
import * as styles from './FileField.css.ts'

/** The drop zone, loaded when a form that needs it opens. */
export const FileZone = lazyPart(async () => (await import('./FileFieldControl.tsx')).FileFieldControl, {
  fallback: () => <div aria-busy className={styles.zone} />,
})
