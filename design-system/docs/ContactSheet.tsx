import { useToolbar } from '../.storybook/useToolbar.ts'
import * as styles from './ContactSheet.css.ts'

/** Every component in its first state, light beside dark. */
export function ContactSheet() {
  const { density, direction, motion } = useToolbar()
  const chosen = `density:${density};direction:${direction};motion:${motion}`
  return (
    <div className={styles.themes}>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, of our own origin
        <iframe
          key={theme}
          className={styles.theme}
          src={`iframe.html?id=theming-all-components--all&viewMode=story&globals=theme:${theme};${chosen}`}
          title={`All components, ${theme}`}
        />
      ))}
    </div>
  )
}
