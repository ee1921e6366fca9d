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

test('every page has its URL, and the current one is marked', () => {
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

test('the first page has no previous link, the last no next link', () => {
  pages(1)
  const previous = screen.getByRole('link', { name: 'Previous' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  expect(previous.getAttribute('href')).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=2')
})

test('shows nothing for a single page', () => {
  pages(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  [10, 5, '5', '?page=4', null],
  [-3, 5, '1', null, '?page=2'],
  [0, 5, '1', null, '?page=2'],
  [1.5, 5, '1', null, '?page=2'],
  [Number.NaN, 5, '1', null, '?page=2'],
])(
  'page %d of %d, which does not exist, leads back among those that do',
  (page, pageCount, shown, previous, next) => {
    pages(page, pageCount)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(shown)
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(previous)
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(next)
  },
)
