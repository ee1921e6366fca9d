import { expect, test } from 'vitest'
import { sharedByRemote, sharedByShell } from './sharedModules.ts'

const faces = [
  '@coverdesk/contract/approvalOf',
  '@coverdesk/contract/SettledRequest',
  ...['forms', 'data', 'conversation', 'frames'].map((face) => `@coverdesk/design-system/${face}`),
]

test.each(faces)('the shell lends %s on demand, never with its first screen', (face) => {
  expect(sharedByShell()[face]).toMatchObject({ singleton: true })
  expect(sharedByShell()[face]).not.toHaveProperty('eager')
})

test.each(faces)('a remote brings no copy of %s', (face) => {
  expect(sharedByRemote()[face]).toMatchObject({ singleton: true, strictVersion: true, import: false })
})
