import { expect, test } from 'vitest'
import type { CommandGroup } from './command.ts'
import { matchingGroups } from './matchingGroups.ts'

const recent: CommandGroup = {
  id: 'recent',
  title: 'Recent',
  isRecent: true,
  commands: [{ id: 'ac_1', kind: 'account', label: 'Blue Harbor Roofing', href: '/app/accounts/ac_1' }],
}
const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  commands: [
    { id: 'theme', kind: 'action', label: 'Theme', keywords: 'dark mode', onAction: () => undefined },
    { id: 'nunez', kind: 'person', label: 'Write to Inés Núñez', onAction: () => undefined },
  ],
}
const found: CommandGroup = {
  id: 'policies',
  title: 'Policies',
  isFound: true,
  commands: [{ id: 'bp_1', kind: 'policy', label: 'GL-4471-20993', href: '/app/policies/bp_1' }],
}

function shown(query: string) {
  return matchingGroups([recent, actions, found], query).flatMap(({ commands }) =>
    commands.map(({ id }) => id),
  )
}

test('shows recent items and actions before typing', () => {
  expect(shown(' ')).toEqual(['ac_1', 'theme', 'nunez'])
})

test('matches every typed word in any order, ignoring case and accents', () => {
  expect(shown('mode DARK')).toEqual(['theme', 'bp_1'])
  expect(shown('nunez')).toEqual(['nunez', 'bp_1'])
})

test('keeps what the server found, whatever its words', () => {
  expect(shown('roofing')).toEqual(['bp_1'])
})

test('leaves out empty groups', () => {
  expect(matchingGroups([recent, actions], 'zzz')).toEqual([])
})
