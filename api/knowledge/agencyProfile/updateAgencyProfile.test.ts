import assert from 'node:assert/strict'
import { agencyOf } from '../../identity/index.ts'
import { openWorld } from '../../testing/openWorld.ts'

const update = /* GraphQL */ `
  mutation ($input: AgencyProfileInput!) {
    updateAgencyProfile(input: $input) {
      __typename
      ... on UpdateAgencyProfileSuccess {
        agency {
          profile {
            address {
              line1
              city
              zone
              postalCode
            }
            phone
            contactName
            licenseNumbers
            signatureName
            accent
          }
        }
      }
      ... on ValidationErrors {
        fields {
          path
          message
        }
      }
    }
  }
`

const harborlineProfile = {
  address: { line1: '48 Commercial Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
  phone: '(207) 555-0142',
  contactName: 'Certificates desk',
  licenseNumbers: ['AGN-20417', ' ', 'AGN-20417', 'NH 3001288'],
  signatureName: 'Dana Whitfield',
  accent: '#1D3A5F',
}

Deno.test('saves the profile in standard form, for the user’s own agency only', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { updateAgencyProfile } = await dana.data(update, { input: harborlineProfile })
  assert.deepEqual(updateAgencyProfile, {
    __typename: 'UpdateAgencyProfileSuccess',
    agency: {
      profile: {
        ...harborlineProfile,
        phone: '+12075550142',
        licenseNumbers: ['AGN-20417', 'NH 3001288'],
        accent: '#1d3a5f',
      },
    },
  })
  assert.equal(agencyOf(world.prairie).profile.phone, null)
})

Deno.test('every invalid field of the profile is reported at once, and nothing is saved', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { updateAgencyProfile } = await dana.data(update, {
    input: { address: { zone: 'ME', postalCode: '78701' }, phone: '555-0142', accent: 'navy' },
  })
  assert.deepEqual(updateAgencyProfile.fields.map(({ path }: { path: string }) => path).toSorted(), [
    'accent',
    'address.postalCode',
    'phone',
  ])
  assert.equal(agencyOf(world.harborline).profile.address, null)
})
