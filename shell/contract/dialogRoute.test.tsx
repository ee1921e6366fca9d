import { DesignSystemProvider, preloadParts } from '@coverdesk/design-system'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy } from 'react'
import { createMemoryRouter, Outlet, useSearchParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeAll, expect, test } from 'vitest'
import { DialogPage } from './dialogRoute.tsx'

beforeAll(preloadParts, 60_000)

const NeverLoaded = lazy(() => new Promise<never>(() => undefined))

function Policy() {
  const [search] = useSearchParams()
  return (
    <>
      <h1>Policy {search.get('tab')}</h1>
      <Outlet />
    </>
  )
}

function EditPolicy() {
  return (
    <DialogPage
      dialog={{ title: 'Edit policy', beneath: ({ param, url }) => `/policies/${param('id')}${url.search}` }}
      loading={<p role="status">Loading policy...</p>}
    >
      <NeverLoaded />
    </DialogPage>
  )
}

test('a loading dialog has its title and closes to the page beneath', async () => {
  const route = {
    path: '/policies/:id',
    Component: Policy,
    children: [{ path: 'edit', Component: EditPolicy }],
  }
  const router = createMemoryRouter([route], { initialEntries: ['/policies/bp_1/edit?tab=history'] })
  render(
    <DesignSystemProvider navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </DesignSystemProvider>,
  )
  await screen.findByRole('dialog', { name: 'Edit policy' })
  expect(screen.getByRole('status').textContent).toBe('Loading policy...')
  expect(document.title).toBe('Edit policy · Coverdesk')

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByRole('heading', { name: 'Policy history' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
