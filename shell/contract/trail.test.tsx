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

test('a record opened directly links back to its list', () => {
  expect(open(overview).link()).toBe('Service requests /app/servicing')
})

test('a record links back to the filtered list', async () => {
  const { go, link } = open('/app/servicing?status=closed')
  await go(overview)
  expect(link()).toBe('Service requests /app/servicing?status=closed')
})

test('a request links back to the account it was opened from, also from its other tabs', async () => {
  const { go, link } = open(service)
  await go(overview)
  expect(link()).toBe(`Account ${service}`)
  await go('/app/servicing/sr_1/activity')
  expect(link()).toBe(`Account ${service}`)
})

test('following the back link does not create a loop', async () => {
  const { go, back, link } = open('/app/servicing?q=roof')
  await go(service)
  await go(overview)
  await go(service)
  expect(link()).toBe('Service requests /app/servicing?q=roof')
  await back()
  expect(link()).toBe(`Account ${service}`)
})

test('a dialog is not a back target', async () => {
  const { go, link } = open('/app/accounts/new')
  await go(overview)
  expect(link()).toBe('Service requests /app/servicing')
})
