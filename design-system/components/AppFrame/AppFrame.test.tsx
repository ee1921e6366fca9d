import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { InboxIcon } from '../../icons/icons.ts'
import { AppFrame } from './AppFrame.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SidebarGroup } from './SidebarGroup.tsx'
import { SidebarLink } from './SidebarLink.tsx'
import { TopBar } from './TopBar.tsx'

// jsdom has the element but not its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

function App() {
  return (
    <AppFrame
      sidebar={
        <Sidebar logo="Coverdesk">
          <SidebarGroup label="Servicing">
            <SidebarLink href="#servicing" label="Service Requests" icon={InboxIcon} current="page" />
          </SidebarGroup>
        </Sidebar>
      }
      topBar={<TopBar />}
    >
      <h1>Servicing</h1>
    </AppFrame>
  )
}

test('the first Tab offers to skip to the content', async () => {
  render(<App />)
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(document.activeElement).toBe(skip)
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

test('the menu button opens the sidebar and following a link closes it', async () => {
  render(<App />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await userEvent.click(within(menu).getByRole('link', { name: 'Service Requests' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('marks the current page in its group', () => {
  render(<App />)
  // jsdom's window is 1,024 px wide, so the sidebar is behind the menu button.
  const group = screen.getByRole('list', { name: 'Servicing', hidden: true })
  expect(within(group).getByRole('link', { current: 'page', hidden: true }).textContent).toBe(
    'Service Requests',
  )
})
