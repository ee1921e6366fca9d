import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { TabsNav } from './TabsNav.tsx'

const items = [
  { href: '/app/servicing/sr_1/overview', label: 'Overview', isCurrent: true },
  { href: '/app/servicing/sr_1/activity', label: 'Comments and Activity', isCurrent: false },
]

test('marks the current tab', () => {
  render(<TabsNav label="Service request" items={items} />)
  const nav = screen.getByRole('navigation', { name: 'Service request' })
  const current = within(nav).getByRole('link', { current: 'page' })
  expect(current.textContent).toBe('Overview')
})

test('the select on phones opens the chosen tab', async () => {
  const navigate = vi.fn<(href: string) => void>()
  render(
    <DesignSystemProvider navigate={navigate}>
      <TabsNav label="Service request" items={items} />
    </DesignSystemProvider>,
  )
  // The style sheet shows either the links or the select; jsdom has no layout.
  const select = screen.getByRole('combobox', { name: 'Service request', hidden: true })
  await userEvent.selectOptions(select, 'Comments and Activity')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/app/servicing/sr_1/activity')
})

test('a page that is not a tab leaves the phone select empty', () => {
  render(<TabsNav label="Service request" items={items.map((item) => ({ ...item, isCurrent: false }))} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service request', hidden: true })
  expect(select.selectedOptions[0]?.textContent).toBe('Choose a page')
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
})
