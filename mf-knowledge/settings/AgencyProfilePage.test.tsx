import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const profile = {
  address: { line1: '48 Commercial Street', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' },
  phone: '+12075550142',
  contactName: null,
  licenseNumbers: ['AGN-20417'],
  signatureName: 'Dana Whitfield',
  accent: null,
}
const agency = { id: 'ag_harborline', name: 'Harborline Insurance Group', profile, logo: null }
const answers = { AgencyProfilePageQuery: () => ({ agencyUser: { id: 'au_dana', agency } }) }

test('submits the whole profile, with one license number per line', async () => {
  const { user, sent } = openKnowledge('/app/settings/profile', {
    ...answers,
    updateAgencyProfileMutation: () => ({
      updateAgencyProfile: { __typename: 'UpdateAgencyProfileSuccess', agency },
    }),
  })
  await user.type(await screen.findByLabelText(/^Contact/), 'Certificates desk')
  await user.type(screen.getByLabelText(/^License numbers/), '\nNH 3001288')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('updateAgencyProfileMutation'))
  expect(sent.find(({ name }) => name === 'updateAgencyProfileMutation')?.variables).toEqual({
    input: {
      address: profile.address,
      phone: '+12075550142',
      contactName: 'Certificates desk',
      licenseNumbers: ['AGN-20417', 'NH 3001288'],
      signatureName: 'Dana Whitfield',
      accent: null,
    },
  })
})

test('a rejected profile shows each error at its field and keeps the input', async () => {
  const { user } = openKnowledge('/app/settings/profile', {
    ...answers,
    updateAgencyProfileMutation: () => ({
      updateAgencyProfile: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        message: 'Some fields have errors.',
        fields: [{ path: 'accent', message: 'Enter a color like #1d3a5f.' }],
      },
    }),
  })
  const color = await screen.findByLabelText(/^Document color/)
  await user.type(color, 'navy')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Enter a color like #1d3a5f.')).toBeTruthy()
  expect(color).toHaveProperty('value', 'navy')
})
