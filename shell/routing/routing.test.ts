import { expect, test } from 'vitest'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { areaOf } from './areaOf.ts'
import { firstPage } from './firstPage.ts'

function remote(name: string, areas: string[]): RemoteDescription {
  const links = areas.map((path) => ({
    group: path === 'home' ? 'Home' : 'Servicing',
    label: path,
    path,
    icon: 'inbox',
  }))
  return { name, entry: `/remotes/${name}/remoteEntry.js`, version: '0.1.0', areas, links }
}

const servicing = remote('mf-servicing', ['servicing'])
const copilot = remote('mf-copilot', ['home'])

test('the app opens the first registered area', () => {
  expect(firstPage([servicing])).toBe('/app/servicing')
})

test('the app opens the home page once there is one', () => {
  expect(firstPage([servicing, copilot])).toBe('/app/home')
})

const owners = [
  { path: '/app/servicing', owner: 'mf-servicing' },
  { path: '/app/servicing/sr_01/overview', owner: 'mf-servicing' },
  { path: '/app/home', owner: 'mf-copilot' },
  { path: '/app/serv', owner: undefined },
  { path: '/app', owner: undefined },
  { path: '/servicing', owner: undefined },
]

test.each(owners)('$path belongs to $owner', ({ path, owner }) => {
  expect(areaOf([servicing, copilot], path)?.name).toBe(owner)
})
