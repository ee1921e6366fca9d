import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { individualAnswer } from '../testing/accountAnswer.ts'
import { created, field, openNewPolicy } from '../testing/openNewPolicy.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyChoices } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

test('asks for the policy details once an account is chosen', async () => {
  const { user } = await openNewPolicy({}, '/app/policies/new')
  screen.getByText('Create a new policy and associate it with an account.')
  expect(screen.queryByRole('textbox', { name: 'Premium' })).toBeNull()
  await user.click(await screen.findByRole('combobox', { name: 'Account' }))
  await user.click(await screen.findByRole('option', { name: /Alder Ridge Roofing LLC/ }))
  expect(field('Taxes').value).toBe('$0.00')
})

test('logs a policy with its defaults and opens its overview', async () => {
  const { router, fill, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await fill()
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies/bp_liability/overview'))
  expect(req()).toEqual({
    accountId: 'ac_roofing',
    confirm: false,
    policies: [
      {
        type: 'GENERAL_LIABILITY',
        carrierId: 'ca_keystone',
        issuedAt: '2026-11-21',
        inforceAt: '2026-11-21',
        expiresAt: '2027-11-21',
        billingType: 'DIRECT',
        paymentIntervalType: 'ANNUAL',
        premium: 1_248_050,
        taxes: 0,
        agencyFees: 0,
        brokerFees: 0,
        policyFees: 0,
        otherFees: 0,
        total: 1_248_050,
        minimumEarnedPremium: 0,
        sourceProcessType: 'AGENT_LED',
        coverages: [],
      },
    ],
  })
  await screen.findByText('Policy created')
})

test('a policy can be logged before its premium is known', async () => {
  const { user, choose, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await choose('Type', 'Package')
  await user.click(screen.getByRole('combobox', { name: 'Carrier' }))
  await user.click(await screen.findByRole('option', { name: 'Keystone Harbor Indemnity' }))
  await create()
  await waitFor(() => expect(req()).toMatchObject({ policies: [{ type: 'PACKAGE', total: 0 }] }))
  expect(req()).not.toHaveProperty('policies.0.premium')
})

function year(date: string) {
  return screen.getByRole('spinbutton', { name: `year, ${date}` })
}

test('the expiration defaults to 365 days after the effective date', async () => {
  const { user, fill, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await fill()
  await user.click(year('In-force date'))
  await user.keyboard('{ArrowUp}')
  await create()
  const term = { inforceAt: '2027-11-21', expiresAt: '2028-11-20' }
  await waitFor(() => expect(req()).toMatchObject({ policies: [term] }))
})

test('an expiration the user entered is kept', async () => {
  const { user, fill, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await fill()
  await user.click(year('Expiration date'))
  await user.keyboard('{ArrowUp}')
  await user.click(year('In-force date'))
  await user.keyboard('{ArrowUp}')
  await create()
  const term = { inforceAt: '2027-11-21', expiresAt: '2028-11-21' }
  await waitFor(() => expect(req()).toMatchObject({ policies: [term] }))
})

test('focus starts in the account field', async () => {
  await openNewPolicy({}, '/app/policies/new')
  const account = await screen.findByRole('combobox', {
    name: 'Account',
    description: 'For business accounts only. Personal policies are not supported yet.',
  })
  await waitFor(() => expect(document.activeElement).toBe(account))
})

test('focus starts in the type field when the account is given', async () => {
  await openNewPolicy()
  const type = await screen.findByRole('combobox', { name: 'Type' })
  await waitFor(() => expect(document.activeElement).toBe(type))
})

test('the total and the commission update while typing, to the cent', async () => {
  const { user, fill, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await fill()
  await user.clear(field('Taxes'))
  await user.type(field('Taxes'), '400.10')
  await user.type(field('Commission rate'), '12.35')
  expect(field('Total').value).toBe('$12,880.60')
  expect(field('Estimated commission').value).toBe('$1,541.34')
  expect(field('Total').readOnly).toBe(true)
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({
      policies: [{ total: 1_288_060, commissionRate: 12.35, estimatedCommission: 154_134 }],
    }),
  )
})

test('changing the source clears the details', async () => {
  const { user, choose } = await openNewPolicy()
  await choose('Source', 'Referral')
  await choose('Referred by', 'Partner')
  await user.type(field('Source notes'), 'Met at the fair')
  await choose('Source', 'Paid Lead')
  expect(screen.queryByRole('combobox', { name: 'Referred by' })).toBeNull()
  expect(field('Source notes').value).toBe('')
  expect(field('Lead ID').value).toBe('')
})

test('agency billing is disabled, and the option says why', async () => {
  await openNewPolicy()
  const billing = await screen.findByRole('combobox', { name: 'Billing type' })
  const agency = within(billing).getByRole<HTMLOptionElement>('option', {
    name: 'Agency (not supported yet)',
  })
  expect(agency.disabled).toBe(true)
})

test('server errors show at the fields of the policy they are about', async () => {
  const { fill, create } = await openNewPolicy({
    createPoliciesMutation: () => ({
      createBusinessPolicies: validationErrors(
        { path: 'policies.0.type', message: 'Choose the type of the policy.' },
        { path: 'policies.0.expiresAt', message: 'Choose a date after November 21, 2026.' },
      ),
    }),
  })
  await fill()
  await create()
  await screen.findByText('Choose the type of the policy.')
  const type = screen.getByRole('combobox', { name: 'Type' })
  expect(type.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Choose a date after November 21, 2026.')
})

test('a duplicate policy number shows the existing policy and can be confirmed', async () => {
  const { user, router, fill, create, req } = await openNewPolicy({
    createPoliciesMutation: ({ req: asked }) =>
      (asked as { confirm: boolean }).confirm
        ? created()
        : {
            createBusinessPolicies: {
              __typename: 'PolicyNumberTakenError',
              __isNamedError: 'PolicyNumberTakenError',
              message: 'Keystone Harbor Indemnity has this number already.',
              paths: ['policies.0.policyNumber'],
              businessPolicies: [policyAnswer({ id: 'bp_older' })],
            },
          },
  })
  await fill()
  await user.type(field('Policy number'), 'KHI-9368009-24')
  await create()
  await screen.findByText('Keystone Harbor Indemnity has this number already.')
  const older = screen.getByRole('link', { name: /General Liability, Alder Ridge Roofing LLC/ })
  expect(older.getAttribute('href')).toBe('/app/policies/bp_older/overview')
  await user.click(screen.getByRole('checkbox', { name: 'Save with this number anyway' }))
  await create()
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies/bp_liability/overview'))
  expect(req()).toMatchObject({ confirm: true, policies: [{ policyNumber: 'KHI-9368009-24' }] })
})

test('logs several policies of an account at once', async () => {
  const { user, fill, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await fill()
  await user.click(screen.getByRole('button', { name: 'Add another policy' }))
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Type' })[1] ?? document.body, 'Umbrella')
  await user.click(screen.getByRole('button', { name: 'Remove policy 1' }))
  await user.click(screen.getByRole('combobox', { name: 'Carrier' }))
  await user.click(await screen.findByRole('option', { name: 'Casco Bay Underwriters' }))
  await user.type(field('Premium'), '900')
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({
      policies: [{ type: 'UMBRELLA', carrierId: 'ca_casco', premium: 90_000 }],
    }),
  )
})

test('lists the usual coverages of the type and keeps their limits in cents or in words', async () => {
  const { user, fill, create, req } = await openNewPolicy({ createPoliciesMutation: created })
  await fill()
  await user.click(screen.getByRole('button', { name: 'Add coverage' }))
  await user.click(screen.getByRole('button', { name: 'Add standard coverages' }))
  await waitFor(() => expect(field('Coverage 2').value).toBe('General aggregate'))
  const limit = (at: number) => screen.getByRole('combobox', { name: `Limit ${at}` })
  await user.type(limit(1), '1,000,000')
  await user.type(limit(2), 'no cover')
  await user.tab()
  screen.getByText(
    'Enter an amount like 1,250.00, or Actual loss sustained, Excluded, Included, or Statutory.',
  )
  await user.clear(limit(2))
  await user.type(limit(2), 'excl')
  await user.tab()
  expect(limit(2)).toHaveProperty('value', 'Excluded')
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({
      policies: [
        {
          coverages: [
            { name: 'Each occurrence', limit: 100_000_000 },
            { name: 'General aggregate', limitWords: 'EXCLUDED' },
          ],
        },
      ],
    }),
  )
})

function addedCarrier(id: string, isNew: boolean) {
  return {
    createCarrier: {
      __typename: 'CreateCarrierSuccess',
      isNew,
      carrier: { __typename: 'Carrier', id, name: 'Penobscot Mutual' },
    },
  }
}

test('a carrier missing from the catalog can be added from the form and is selected', async () => {
  const { user, sent, fill, create, req } = await openNewPolicy({
    createPoliciesMutation: created,
    addCarrierMutation: ({ input }) =>
      (input as { naicNumber: string | null }).naicNumber === '2498'
        ? {
            createCarrier: validationErrors({
              path: 'naicNumber',
              message: 'A NAIC number has five digits, like 24988.',
            }),
          }
        : addedCarrier('ca_penobscot', true),
  })
  await fill()
  await user.clear(screen.getByRole('combobox', { name: 'Carrier' }))
  await user.type(screen.getByRole('combobox', { name: 'Carrier' }), 'Penobscot Mutual')
  await user.click(await screen.findByRole('option', { name: 'Add “Penobscot Mutual”' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add a carrier' }))
  const carrierName = await adding.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(carrierName.value).toBe('Penobscot Mutual')
  await user.type(adding.getByRole('textbox', { name: 'NAIC number' }), '2498')
  await user.click(adding.getByRole('button', { name: 'Add' }))
  await adding.findByText('A NAIC number has five digits, like 24988.')
  await user.type(adding.getByRole('textbox', { name: 'NAIC number' }), '8')
  await user.click(adding.getByRole('button', { name: 'Add' }))
  await screen.findByText('Penobscot Mutual was added')
  const mutation = sent.findLast(({ name }) => name === 'addCarrierMutation')
  expect(mutation?.variables['input']).toEqual({
    name: 'Penobscot Mutual',
    naicNumber: '24988',
    isCarrier: true,
    isBroker: false,
  })
  await create()
  await waitFor(() => expect(req()).toMatchObject({ policies: [{ carrierId: 'ca_penobscot' }] }))
})

test('a broker known under another spelling is selected, with a note', async () => {
  const { user, fill, create, req } = await openNewPolicy({
    createPoliciesMutation: created,
    addCarrierMutation: () => addedCarrier('ca_penobscot', false),
  })
  await fill()
  await user.type(screen.getByRole('combobox', { name: 'Wholesale broker' }), 'penobscot mutual co.')
  await user.click(await screen.findByRole('option', { name: 'Add “penobscot mutual co.”' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add a wholesale broker' }))
  const add = await adding.findByRole('button', { name: 'Add' })
  expect(adding.queryByRole('textbox', { name: 'NAIC number' })).toBeNull()
  await user.click(add)
  await screen.findByText('Penobscot Mutual is already in the catalog')
  await create()
  await waitFor(() => expect(req()).toMatchObject({ policies: [{ brokerId: 'ca_penobscot' }] }))
})

test('an individual has no policies here yet', async () => {
  await openNewPolicy({ CreatePolicyDialogQuery: () => ({ account: individualAnswer(), ...policyChoices }) })
  await screen.findByText('Personal policies are not supported yet, reach out to the support team.')
  expect(screen.queryByRole('textbox', { name: 'Premium' })).toBeNull()
})

test('closes to the filtered list when opened directly', async () => {
  const { user, router } = await openNewPolicy({}, '/app/policies/new?q=roof&accountId=ac_roofing')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies'))
  expect(router.state.location.search).toBe('?q=roof')
})

test('a client who has no account yet gets one with the policy', async () => {
  const { user, fill, create, req } = await openNewPolicy(
    { createPoliciesMutation: created, findSimilarAccountsQuery: () => ({ similarAccounts: [] }) },
    '/app/policies/new',
  )
  await user.type(await screen.findByRole('combobox', { name: 'Account' }), 'Saltmarsh Trucking LLC')
  await user.click(await screen.findByRole('option', { name: 'Add “Saltmarsh Trucking LLC”' }))
  expect(field('Business name').value).toBe('Saltmarsh Trucking LLC')
  await user.type(field('Contact name'), 'Omar Haddad')
  await fill()
  await create()
  await waitFor(() =>
    expect(req()).toMatchObject({
      account: { name: 'Saltmarsh Trucking LLC', email: null },
      contact: { name: 'Omar Haddad', email: null, phone: null },
      policies: [{ type: 'GENERAL_LIABILITY', carrierId: 'ca_keystone' }],
    }),
  )
  expect(req()).not.toHaveProperty('accountId')
})
