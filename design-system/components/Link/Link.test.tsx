import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import {
  DesignSystemProvider,
  type LinkComponentProps,
} from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Link } from './Link.tsx'

function RouterLink({ href, children, ...props }: LinkComponentProps) {
  return (
    <a {...props} href={`${href}?through=router`}>
      {children}
    </a>
  )
}

test('internal links use the app’s router; files and external sites do not', () => {
  render(
    <DesignSystemProvider linkComponent={RouterLink}>
      <Link href="/app/policies">Policies</Link>
      <ButtonLink href="/app/accounts/new">Create account</ButtonLink>
      <Link href="/files/fi_1/declarations.pdf" download="Declarations.pdf">
        Declarations
      </Link>
      <ButtonLink href="https://example.com/" isExternal>
        Book a demo
      </ButtonLink>
    </DesignSystemProvider>,
  )
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/app/policies?through=router',
    '/app/accounts/new?through=router',
    '/files/fi_1/declarations.pdf',
    'https://example.com/',
  ])
  expect(screen.getByRole('link', { name: 'Book a demo' }).getAttribute('rel')).toBe('noreferrer')
})
