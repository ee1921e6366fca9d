import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { preloadParts } from '../../private/lazyPart.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { DialogSkeleton } from './DialogSkeleton.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'

beforeAll(preloadParts, 60_000)

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

test('a loading dialog says what it is and can be closed', async () => {
  const onClose = vi.fn<() => void>()
  render(<DialogSkeleton label="Loading certificate..." title="Create certificate" onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Create certificate' })
  expect(screen.getByRole('status').textContent).toBe('Loading certificate...')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
