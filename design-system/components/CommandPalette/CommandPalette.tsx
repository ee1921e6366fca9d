import { lazyPart } from '../../private/lazyPart.tsx'
import { useWasOpened } from '../../private/useWasOpened.ts'
import type { CommandGroup } from './command.ts'

export type CommandPaletteProps = {
  isOpen: boolean
  /** Asked for by Escape, by a press outside and by every command. */
  onClose: () => void
  groups: readonly CommandGroup[]
  /** Told at every letter, and with nothing when the palette has closed; search with it. */
  onQueryChange?: ((query: string) => void) | undefined
  /** How the search for what is typed goes; `ready` by default. */
  state?: 'ready' | 'loading' | 'failed'
  /** Searches again after `failed`; without it no button shows. */
  onRetry?: (() => void) | undefined
  /** In the empty field, and its name for readers; 'Search or do something...' by default. */
  placeholder?: string
}

/** Everything there is and everything to do, from the keyboard. */
export function CommandPalette(props: CommandPaletteProps) {
  return useWasOpened(props.isOpen) && <CommandPalettePanel {...props} />
}

const CommandPalettePanel = lazyPart(
  async () => (await import('./CommandPalettePanel.tsx')).CommandPalettePanel,
)
