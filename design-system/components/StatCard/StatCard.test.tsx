import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatCard } from './StatCard.tsx'

test('the open requests are counted, compared with last week, and lead to their list', () => {
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

test('a premium nobody has entered shows a dash', () => {
  render(<StatCard label="Premium in force" figure={null} />)
  expect(screen.getByText('–')).toBeDefined()
})

test('a figure that is on its way is announced as loading and shows no old figure', () => {
  render(<StatCard label="Open requests" figure="128" isLoading />)
  expect(screen.getByText('Loading')).toBeDefined()
  expect(screen.queryByText('128')).toBeNull()
})

test('good and bad news differ in words and in tone', () => {
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

test('a figure without records behind it is no link', () => {
  render(<StatCard label="Premium in force" figure="$3,493,168.00" />)
  expect(screen.queryByRole('link')).toBeNull()
})
