import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const profile = {
  address: null,
  phone: null,
  contactName: null,
  licenseNumbers: [],
  signatureName: null,
  accent: null,
}
const logo = { __typename: 'File', id: 'fi_logo', url: '/files/fi_logo/harborline.png' }
const agency = {
  __typename: 'Agency',
  id: 'ag_harborline',
  name: 'Harborline Insurance Group',
  profile,
  logo,
}

test('shows the logo and removes it immediately', async () => {
  const { user, sent } = openKnowledge('/app/settings/profile', {
    AgencyProfilePageQuery: () => ({ agencyUser: { id: 'au_dana', agency } }),
    updateLogoMutation: () => ({
      updateAgencyLogo: { __typename: 'UpdateAgencyLogoSuccess', agency: { ...agency, logo: null } },
    }),
  })
  const image = await screen.findByRole('img', { name: 'Logo of Harborline Insurance Group' })
  expect(image.getAttribute('src')).toBe(logo.url)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Logo of/ })).toBeNull())
  expect(sent.find(({ name }) => name === 'updateLogoMutation')?.variables).toEqual({ fileId: null })
})
