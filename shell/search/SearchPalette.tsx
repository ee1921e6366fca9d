import { CommandPalette } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { searchGroups } from './searchGroups.ts'
import { useRecent } from './useRecent.ts'
import { useSearch } from './useSearch.ts'

interface SearchPaletteProps {
  isOpen: boolean
  onClose: () => void
  remotes: readonly RemoteDescription[]
}

/** The pages, actions and records of the registered areas. */
export function SearchPalette({ isOpen, onClose, remotes }: SearchPaletteProps) {
  const [query, setQuery] = useState('')
  const recent = useRecent(isOpen)
  const { found, foundFor, state, retry } = useSearch(isOpen ? query : '')
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      groups={searchGroups({ remotes, recent, found, foundFor, isSettled: state !== 'loading' })}
      onQueryChange={setQuery}
      state={state}
      onRetry={retry}
      placeholder="Search clients, policies, requests and people..."
    />
  )
}
