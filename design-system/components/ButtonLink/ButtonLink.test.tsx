import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import {
  DesignSystemProvider,
  type LinkComponentProps,
} from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { ButtonLink } from './ButtonLink.tsx'

function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router>
      {children}
    </a>
  )
}

function renderLink(link: ReactElement) {
  render(<DesignSystemProvider linkComponent={RouterLink}>{link}</DesignSystemProvider>)
  return screen.getByRole('link')
}

test('links within the app use the router', () => {
  const link = renderLink(<ButtonLink href="/app/accounts/new">Create account</ButtonLink>)
  expect(link.hasAttribute('data-router')).toBe(true)
  expect(link.getAttribute('href')).toBe('/app/accounts/new')
})

test('downloads a file under its name, bypassing the router', () => {
  const link = renderLink(
    <ButtonLink href="/files/fi_1/d.pdf" download="Declarations.pdf">
      Download declarations
    </ButtonLink>,
  )
  expect(link.hasAttribute('data-router')).toBe(false)
  expect(link.getAttribute('download')).toBe('Declarations.pdf')
})

test('another site opens in a new tab without a referrer', () => {
  const link = renderLink(
    <ButtonLink href="https://demo.example/" isExternal>
      Book a demo
    </ButtonLink>,
  )
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noreferrer')
})
