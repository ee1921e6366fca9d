import { useEffect, useEffectEvent, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { SearchIcon, XIcon } from '../../icons/icons.ts'
import { ReturnFocus } from '../../private/ReturnFocus.tsx'
import { useCoveredGutter } from '../../private/useCoveredGutter.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { CommandList } from './CommandList.tsx'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import * as styles from './CommandPalettePanel.css.ts'
import { matchingGroups } from './matchingGroups.ts'
import { SearchNote } from './SearchNote.tsx'

const defaultPlaceholder = 'Search or do something...'

/** The palette itself, above the page. */
export function CommandPalettePanel({ isOpen, onClose, ...props }: CommandPaletteProps) {
  const { navigate } = useDesignSystem()
  useCoveredGutter(isOpen)
  return (
    <RouterProvider navigate={navigate}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(willBeOpen) => {
          if (!willBeOpen) onClose()
        }}
        isDismissable
        className={styles.scrim}
      >
        <Modal className={styles.panel}>
          <ReturnFocus />
          <Dialog aria-label={props.placeholder ?? defaultPlaceholder} className={styles.dialog}>
            <Searching {...props} onClose={onClose} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </RouterProvider>
  )
}

function Searching({
  onClose,
  groups,
  onQueryChange,
  state = 'ready',
  onRetry,
  placeholder = defaultPlaceholder,
}: Omit<CommandPaletteProps, 'isOpen'>) {
  const [query, setQuery] = useState('')
  const forgetQuery = useEffectEvent(() => onQueryChange?.(''))
  useEffect(() => () => forgetQuery(), [])
  const shown = matchingGroups(groups, query)

  function change(next: string) {
    setQuery(next)
    onQueryChange?.(next)
  }

  return (
    <Autocomplete inputValue={query} onInputChange={change}>
      {/* What the field is for is what the person came for. */}
      <TextField aria-label={placeholder} autoFocus className={styles.field}>
        <span className={styles.fieldIcon}>
          {state === 'loading' ? <Spinner /> : <Icon icon={SearchIcon} />}
        </span>
        <Input placeholder={placeholder} dir="auto" enterKeyHint="go" className={styles.input} />
        <span className={styles.escape}>
          <Kbd>Esc</Kbd>
        </span>
        <span className={styles.close}>
          <IconButton icon={XIcon} label="Close" onPress={onClose} />
        </span>
      </TextField>
      <div className={styles.results}>
        <CommandList groups={shown} onClose={onClose} />
        <SearchNote query={query} state={state} isEmpty={shown.length === 0} onRetry={onRetry} />
      </div>
      <footer className={styles.keys}>
        <span className={styles.key}>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          Move
        </span>
        <span className={styles.key}>
          <Kbd>↵</Kbd>
          Open
        </span>
      </footer>
    </Autocomplete>
  )
}
