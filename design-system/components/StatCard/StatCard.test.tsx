import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatCard } from './StatCard.tsx'

test('shows the number of open requests, compares it with last week and links to the list', () => {
  render(
    <StatCard
      label="Open requests"
      figure="128"
      change="4 more than last week"
      href="/app/servicing?state=OPEN"
    />,
  )
  expect(screen.getByText('128')).toBeDefined()
  expect(screen.getByText('4 more than last week')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open requests' }).getAttribute('href')).toBe(
    '/app/servicing?state=OPEN',
  )
})

test('a missing premium shows a dash', () => {
  render(<StatCard label="Premium in force" figure={null} />)
  expect(screen.getByText('–')).toBeDefined()
})

test('a loading figure is announced and shows no stale value', () => {
  render(<StatCard label="Open requests" figure="128" isLoading />)
  expect(screen.getByText('Loading')).toBeDefined()
  expect(screen.queryByText('128')).toBeNull()
})

test('good and bad changes differ in text and tone', () => {
  render(
    <>
      <StatCard label="Overdue" figure="12" change="4 more than last week" tone="danger" />
      <StatCard label="Resolved" figure="84" change="9 more than last week" tone="success" />
    </>,
  )
  const [bad, good] = ['4 more than last week', '9 more than last week'].map((words) =>
    screen.getByText(words),
  )
  expect(bad?.className).not.toBe(good?.className)
})

test('a figure without records is not a link', () => {
  render(<StatCard label="Premium in force" figure="$3,493,168.00" />)
  expect(screen.queryByRole('link')).toBeNull()
})
