import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageHeader } from './PageHeader.tsx'

test('a record has one heading, a back link and its actions', () => {
  render(
    <PageHeader
      title="Blue Harbor Roofing, LLC"
      backLink={{ href: '/app/servicing', label: 'Servicing' }}
      actions={<button>Resolve</button>}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blue Harbor Roofing, LLC')
  expect(screen.getByRole('link', { name: 'Servicing' }).getAttribute('href')).toBe('/app/servicing')
  expect(screen.getByRole('button', { name: 'Resolve' })).toBeTruthy()
})
