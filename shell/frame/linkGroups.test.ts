import { expect, test } from 'vitest'
import type { RemoteLink } from '../remotes/RemoteDescription.ts'
import { linkGroups } from './linkGroups.ts'

function link(group: string, path: string): RemoteLink {
  return { group, path, label: path, icon: 'inbox' }
}

test('groups and links are in the specified order, however the remotes load', () => {
  const arrived = [
    link('Knowledge', 'policies'),
    link('Servicing', 'servicing'),
    link('Knowledge', 'accounts'),
    link('Home', 'home'),
  ]
  const shown = linkGroups(arrived).map(({ label, links }) => [label, links.map(({ path }) => path)])
  expect(shown).toEqual([
    ['Home', ['home']],
    ['Servicing', ['servicing']],
    ['Knowledge', ['accounts', 'policies']],
  ])
})

test('hides a group without links', () => {
  expect(linkGroups([])).toEqual([])
})

test('an unknown group is last', () => {
  const shown = linkGroups([link('Reports', 'reports'), link('Home', 'home')])
  expect(shown.map(({ label }) => label)).toEqual(['Home', 'Reports'])
})
