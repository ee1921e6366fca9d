import { expect, test } from 'vitest'
import { assigneeOptions } from './assigneeOptions.ts'

const users = [
  { id: 'au_dana', name: 'Dana Whitfield' },
  { id: 'au_marcus', name: 'Marcus Oyelaran' },
]

function labels(options: ReturnType<typeof assigneeOptions>) {
  return options.map(({ label }) => label)
}

test('the filter offers everyone, mine, unassigned and each colleague', () => {
  expect(labels(assigneeOptions({ users, viewerId: 'au_dana' }))).toEqual([
    'Everyone',
    'Mine',
    'Unassigned',
    'Marcus Oyelaran',
  ])
})

test('an address that names the viewer shows the name', () => {
  expect(labels(assigneeOptions({ users, viewerId: 'au_dana', chosen: 'au_dana' }))).toContain(
    'Dana Whitfield',
  )
})

test('an address that names somebody who has left still says what the filter does', () => {
  expect(assigneeOptions({ users, chosen: 'au_gone' })).toContainEqual({
    value: 'au_gone',
    label: 'Former colleague',
  })
})
