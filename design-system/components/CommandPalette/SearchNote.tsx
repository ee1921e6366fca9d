import { RotateCwIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import { note } from './CommandPalettePanel.css.ts'

type SearchNoteProps = {
  query: string
  state: NonNullable<CommandPaletteProps['state']>
  /** Whether no command is shown. */
  isEmpty: boolean
  onRetry: (() => void) | undefined
}

/** The state of the search, below the results so far. */
export function SearchNote({ query, state, isEmpty, onRetry }: SearchNoteProps) {
  if (state === 'failed')
    return (
      <div role="alert" className={note}>
        <Text tone="danger">Search is unavailable</Text>
        {onRetry && (
          <Button size="small" icon={RotateCwIcon} onPress={onRetry}>
            Try again
          </Button>
        )}
      </div>
    )
  const words = wordsFor(query, state, isEmpty)
  if (!isEmpty) return <VisuallyHidden role="status">{words}</VisuallyHidden>
  return (
    <div role="status" className={note}>
      <Text tone="muted">{words}</Text>
    </div>
  )
}

function wordsFor(query: string, state: 'ready' | 'loading', isEmpty: boolean): string {
  if (state === 'loading') return 'Searching...'
  if (!isEmpty) return ''
  return query.trim() === '' ? 'Type to search' : `Nothing found for “${query.trim()}”`
}
