import { commandKeys, Icon, Kbd, SearchIcon } from '@coverdesk/design-system'
import * as styles from './SearchButton.css.ts'

interface SearchButtonProps {
  onPress?: () => void
  /** Called on the first sign of intent. */
  onIntent?: () => void
}

/** The search box of the top bar; a button, as typing happens in the palette it opens. */
export function SearchButton({ onPress, onIntent }: SearchButtonProps) {
  return (
    <button
      type="button"
      // The first frame finds the app's search box by it.
      id="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={styles.button}
    >
      <Icon icon={SearchIcon} />
      <span className={styles.words}>Search...</span>
      <span aria-hidden className={styles.keys}>
        {commandKeys().map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </button>
  )
}
