import { lazyPart } from '../../private/lazyPart.tsx'
import * as styles from './FileField.css.ts'

/** Takes the files: loaded when a form that asks for some is opened. */
export const FileZone = lazyPart(async () => (await import('./FileFieldControl.tsx')).FileFieldControl, {
  fallback: () => <div aria-busy className={styles.zone} />,
})
