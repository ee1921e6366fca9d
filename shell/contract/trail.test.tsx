import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { followTrail } from './trail.ts'
import { useBackLink } from './useBackLink.ts'

const requests = { href: '/app/servicing', label: 'Service requests' }

function Header() {
  const { href, label } = useBackLink(requests)
  return <a href={href}>{label}</a>
}

function open(at: string) {
  const router = createMemoryRouter([{ path: '*', Component: Header }], { initialEntries: [at] })
  followTrail(router)
  render(<RouterProvider router={router} />)
  return {
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
    link: () => {
      const link = screen.getByRole('link')
      return `${link.textContent} ${link.getAttribute('href')}`
    },
  }
}

const overview = '/app/servicing/sr_1/overview'
const service = '/app/accounts/ac_1/service'

test('a record that was opened directly leads to its list', () => {
  expect(open(overview).link()).toBe('Service requests /app/servicing')
})

test('a record leads to the list as it was filtered', async () => {
  const { go, link } = open('/app/servicing?status=closed')
  await go(overview)
  expect(link()).toBe('Service requests /app/servicing?status=closed')
})

test('a request leads to the account that it was opened from, also from its other tabs', async () => {
  const { go, link } = open(service)
  await go(overview)
  expect(link()).toBe(`Account ${service}`)
  await go('/app/servicing/sr_1/activity')
  expect(link()).toBe(`Account ${service}`)
})

test('who follows the link back is not sent to and fro', async () => {
  const { go, back, link } = open('/app/servicing?q=roof')
  await go(service)
  await go(overview)
  await go(service)
  expect(link()).toBe('Service requests /app/servicing?q=roof')
  await back()
  expect(link()).toBe(`Account ${service}`)
})

test('a dialog is no place to go back to', async () => {
  const { go, link } = open('/app/accounts/new')
  await go(overview)
  expect(link()).toBe('Service requests /app/servicing')
})
