import { lazyPart } from '../../private/lazyPart.tsx'
import { useWasOpened } from '../../private/useWasOpened.ts'
import type { CommandGroup } from './command.ts'

export type CommandPaletteProps = {
  isOpen: boolean
  /** Called on Escape, on a click outside and for every command. */
  onClose: () => void
  groups: ReadonlyArray<CommandGroup>
  /** Called on each keystroke, and with an empty string when the palette has closed; search with it. */
  onQueryChange?: ((query: string) => void) | undefined
  /** The state of the search; `ready` by default. */
  state?: 'ready' | 'loading' | 'failed'
  /** Retries after `failed`; without it no button shows. */
  onRetry?: (() => void) | undefined
  /** The placeholder and accessible name; 'Search or do something...' by default. */
  placeholder?: string
}

/** Records and actions by keyboard. */
export function CommandPalette(props: CommandPaletteProps) {
  return useWasOpened(props.isOpen) && <CommandPalettePanel {...props} />
}

const CommandPalettePanel = lazyPart(
  async () => (await import('./CommandPalettePanel.tsx')).CommandPalettePanel,
)
