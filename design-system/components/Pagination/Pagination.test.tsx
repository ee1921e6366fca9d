import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

function pages(page: number, pageCount = 25) {
  render(
    <Pagination
      label="Pages of the loss run"
      page={page}
      pageCount={pageCount}
      hrefOf={(number) => `?page=${number}`}
    />,
  )
}

test('every page has its address, and the shown one says that it is', () => {
  pages(12)
  const nav = within(screen.getByRole('navigation', { name: 'Pages of the loss run' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '?page=11',
    '?page=1',
    '?page=11',
    '?page=12',
    '?page=13',
    '?page=25',
    '?page=13',
  ])
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('12')
  expect(nav.getByText('Page 12 of 25')).toBeDefined()
})

test('the first page has none before it, the last none after it', () => {
  pages(1)
  const previous = screen.getByRole('link', { name: 'Previous' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  expect(previous.getAttribute('href')).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=2')
})

test('a document of one page has nothing to turn', () => {
  pages(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})
