import { expect, test } from 'vitest'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { searchGroups } from './searchGroups.ts'

const knowledge: RemoteDescription = {
  name: 'mf-knowledge',
  entry: '',
  version: '0.1.0',
  areas: ['accounts'],
  links: [{ group: 'Knowledge', label: 'Accounts', path: 'accounts', icon: 'building' }],
  actions: [
    { label: 'New account', path: 'accounts/new', keywords: 'create client' },
    { label: 'Import', path: 'accounts/import', keywords: 'csv excel' },
  ],
}

test('only an action that creates a record shows a plus', () => {
  const groups = searchGroups({ remotes: [knowledge], recent: [], found: [], foundFor: '', isSettled: true })
  const kinds = groups.flatMap(({ commands }) => commands.map(({ label, kind }) => [label, kind]))
  expect(kinds).toEqual([
    ['Accounts', 'page'],
    ['New account', 'create'],
    ['Import', 'page'],
  ])
})

test('found files are titled as documents', () => {
  const command = {
    id: 'f_01',
    kind: 'document' as const,
    label: 'Declarations MS-3021642-26.pdf',
    href: '/app/accounts/ac_01',
  }
  const groups = searchGroups({
    remotes: [knowledge],
    recent: [],
    found: [{ typename: 'File', command }],
    foundFor: 'declarations',
    isSettled: true,
  })
  expect(groups.find(({ id }) => id === 'File')?.title).toBe('Documents')
})

test('a thread that opens at a message belongs to its area', () => {
  const communication = { ...knowledge, name: 'mf-communication', areas: ['emails'] }
  const command = {
    id: 'et_01',
    kind: 'message' as const,
    label: 'Fire at 40 Congress Street',
    href: '/app/emails/et_01#em_01',
  }
  const groups = searchGroups({
    remotes: [communication],
    recent: [],
    found: [{ typename: 'EmailThread', command }],
    foundFor: 'torch attic',
    isSettled: true,
  })
  expect(groups.find(({ id }) => id === 'EmailThread')?.commands).toHaveLength(1)
})
