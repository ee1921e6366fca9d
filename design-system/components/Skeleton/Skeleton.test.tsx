import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'

test.each([
  ['a list', <ListSkeleton key="" label="Loading policies..." columns={[]} choices={2} />],
  ['a record', <DetailSkeleton key="" label="Loading policies..." />],
  ['a form', <FormSkeleton key="" label="Loading policies..." />],
  ['a conversation', <ConversationSkeleton key="" label="Loading policies..." />],
])('%s on its way says so once and shows readers nothing else', (_, skeleton) => {
  const { container } = render(skeleton)
  expect(screen.getByRole('status').textContent).toBe('Loading policies...')
  expect(container.textContent).toBe('Loading policies...')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('loading panels leave the announcement to the page', () => {
  const { container } = render(
    <>
      <PanelSkeleton />
      <TimelineSkeleton />
    </>,
  )
  expect(container.textContent).toBe('')
  expect([...container.children].map((panel) => panel.ariaHidden)).toEqual(['true', 'true'])
})
