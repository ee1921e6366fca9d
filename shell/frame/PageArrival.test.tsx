import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { PageArrival } from './PageArrival.tsx'

const overview = '/app/servicing/sr_1/overview'

function Servicing() {
  return (
    <main>
      <h1 tabIndex={-1}>Servicing</h1>
      <a href={overview} data-row-link="">
        Granite Roofing LLC
      </a>
      <textarea aria-label="Comment" />
      <PageArrival />
    </main>
  )
}

async function returnFromRequest(focused: 'heading' | 'textbox') {
  const router = createMemoryRouter([{ path: '*', Component: Servicing }], {
    initialEntries: ['/app/servicing', overview],
  })
  render(<RouterProvider router={router} />)
  screen.getByRole(focused).focus()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Servicing'))
}

// Back was pressed before the arrival at the request was over: that one moves the focus to the heading of the list.
test('the focus goes to the row even if an arrival cut short has put it on the heading', async () => {
  document.title = 'Servicing'
  await returnFromRequest('heading')
  expect(screen.getByRole('link')).toBe(document.activeElement)
})

test('the focus stays in a field that the user is in', async () => {
  document.title = 'Servicing'
  await returnFromRequest('textbox')
  expect(screen.getByRole('textbox')).toBe(document.activeElement)
})
