import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import {
  cancellationAnswer,
  reinstatementAnswer,
  policyAnswer,
  vehiclesAnswer,
} from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

const liability = '/app/policies/bp_liability'

async function openPolicy(at = `${liability}/overview`, answers = policyAnswers()) {
  const opened = openKnowledge(at, answers)
  // A dialog over the page hides it.
  await screen.findByRole('heading', { level: 1, name: 'General Liability', hidden: true })
  return opened
}

test('the header shows the account, premium and term', async () => {
  await openPolicy()
  const edit = await screen.findByRole('link', { name: 'Edit' })
  expect(edit.getAttribute('href')).toBe(`${liability}/edit`)
  const header = within(screen.getByRole('banner'))
  header.getByText('Teresa Maldonado')
  const account = header.getByRole('link', { name: 'Alder Ridge Roofing LLC' })
  expect(account.getAttribute('href')).toBe('/app/accounts/ac_roofing/overview')
  header.getByText('$12,480.50')
  header.getByText('Expires on Mar 1, 2027')
})

test('the overview shows premium, status, billing, expiration, carrier and broker', async () => {
  await openPolicy()
  const overview = within(await screen.findByRole('region', { name: 'Policy overview' }))
  const value = (term: string) => overview.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
  expect(value('Premium')).toBe('$12,480.50')
  expect(overview.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'INFORCE')
  expect(value('Billing mode')).toBe('Direct')
  expect(value('Expiration date')).toBe('Mar 1, 2027')
  expect(value('Carrier')).toBe('Keystone Harbor Indemnity')
  expect(value('Wholesale broker')).toBe('N/A')
  expect(value('Policy number')).toBe('KHI-9368009-24')
  expect(value('In-force date')).toBe('Mar 1, 2026')
})

test('the coverages show the deductibles that documents state as percentages', async () => {
  const citation = {
    __typename: 'Citation',
    fileId: 'fi_policy',
    fileName: 'Policy.pdf',
    page: 2,
    link: '?page=2',
  }
  const terms = '2% of total insured value, minimum $25,000'
  const deductible = {
    __typename: 'PolicyPercentDeductible',
    name: 'Wind or hail deductible',
    terms,
    citation,
  }
  await openPolicy(undefined, policyAnswers([policyAnswer({ percentDeductibles: [deductible] })]))
  const row = within(await screen.findByRole('row', { name: /^Wind or hail deductible/ }))
  row.getByText(terms)
  expect(row.getByRole('link', { name: 'page 2 of Policy.pdf' }).getAttribute('href')).toMatch(/\?page=2$/)
})

test('suggests adding a schedule found in the documents', async () => {
  const found = {
    __typename: 'PolicySchedule',
    id: 'ps_locations',
    name: 'locations-1',
    label: 'Locations',
    addition: {
      __typename: 'PolicyScheduleAddition',
      newRows: 2,
      changedRows: 0,
      deletedRows: 0,
      changes: [],
    },
  }
  const details = {
    __typename: 'PolicyDetails',
    conflictCount: 0,
    differences: [],
    schedules: [found],
  }
  await openPolicy(`${liability}/overview`, policyAnswers([policyAnswer({ details })]))
  await screen.findByText('Locations in the documents')
  screen.getByText('2 rows are not on this policy yet.')
  screen.getByRole('button', { name: 'Add to policy (2)' })
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
    `${liability}/review#schedule-locations-1`,
  )
})

test('changes the status in place for the version on screen', async () => {
  const { user, sent } = await openPolicy(`${liability}/overview`, {
    ...policyAnswers(),
    updatePolicyMutation: () => ({
      updateBusinessPolicy: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        message: 'Some fields have errors.',
        fields: [{ path: 'state', message: 'This policy was renewed.' }],
      },
    }),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Canceled')
  await screen.findByText('This policy was renewed.')
  expect(sent.find(({ name }) => name === 'updatePolicyMutation')?.variables).toEqual({
    id: 'bp_liability',
    req: { version: 4, state: 'CANCELED' },
  })
})

test('a notice of cancellation says what it means, and ends when the policy was reinstated', async () => {
  const answers = policyAnswers([policyAnswer({ cancellationNotice: cancellationAnswer() })])
  const { user, sent } = await openPolicy(`${liability}/overview`, {
    ...answers,
    endCancellationNoticeMutation: () => ({
      endCancellationNotice: {
        __typename: 'EndCancellationNoticeSuccess',
        businessPolicy: policyAnswer({ cancellationNotice: null }),
      },
    }),
  })
  await screen.findByText('The carrier will cancel this policy on Apr 4, 2026')
  screen.getByText(
    'Effective: Apr 4, 2026 · Reason: Nonpayment of premium · Amount due: $1,204.16 (Notice of cancellation.pdf)',
  )
  expect(screen.getByRole('link', { name: 'Show Notice' }).getAttribute('href')).toBe(
    `${liability}/documents/fi_notice?page=1&quote=April+4`,
  )
  screen.getByRole('button', { name: 'Mark Canceled' })
  await user.click(screen.getByRole('button', { name: 'Mark Reinstated' }))
  await screen.findByText('Policy reinstated')
  expect(screen.queryByText('The carrier will cancel this policy on Apr 4, 2026')).toBeNull()
  expect(sent.find(({ name }) => name === 'endCancellationNoticeMutation')?.variables).toEqual({
    policyId: 'bp_liability',
    fileId: 'fi_notice',
  })
})

test('a reinstatement is confirmed with one press, and its lapse stays on the page', async () => {
  const reinstatement = reinstatementAnswer()
  const { user } = await openPolicy(`${liability}/overview`, {
    ...policyAnswers([
      policyAnswer({
        reinstatements: [reinstatement],
        cancellationNotice: cancellationAnswer({ message: reinstatement['message'], reinstatement }),
      }),
    ]),
    endCancellationNoticeMutation: () => ({
      endCancellationNotice: {
        __typename: 'EndCancellationNoticeSuccess',
        businessPolicy: policyAnswer({ reinstatements: [reinstatement], cancellationNotice: null }),
      },
    }),
  })
  await screen.findByText(/with a lapse in coverage from Apr 4, 2026 to Apr 9, 2026/)
  screen.getByText('Canceled: Apr 4, 2026 · Reason: Nonpayment of premium (Reinstatement.pdf)')
  expect(screen.queryByRole('button', { name: 'Mark Canceled' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mark Reinstated' }))
  await screen.findByText('Policy reinstated')
  screen.getByText('The policy was not in force on those days. (Reinstatement.pdf)')
  screen.getByText(/with a lapse in coverage from Apr 4, 2026 to Apr 9, 2026/)
})

test('a notice that is still being read is not called silent', async () => {
  await openPolicy(
    `${liability}/overview`,
    policyAnswers([
      policyAnswer({
        cancellationNotice: cancellationAnswer({
          message: 'A notice from the carrier is on file for this policy and is still being read',
          effectiveOn: null,
          reason: null,
          amountDue: null,
          isBeingRead: true,
        }),
      }),
    ]),
  )
  await screen.findByText(/is still being read/)
  screen.getByText(/show here once it is read\. \(Notice of cancellation\.pdf\)/)
  expect(screen.queryByText(/not stated/)).toBeNull()
})

test('edits a cell of the policy’s vehicles in place', async () => {
  const { user, sent } = await openPolicy(`${liability}/overview`, {
    ...policyAnswers([policyAnswer({ schedules: [vehiclesAnswer()] })]),
    correctScheduleMutation: () => ({
      correctPolicySchedule: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        fields: [{ path: 'value', message: 'Enter an amount.' }],
      },
    }),
  })
  const table = within(await screen.findByRole('region', { name: 'Rows of Vehicles' }))
  await user.click(table.getByRole('button', { name: 'Cost new: $39,900' }))
  const field = screen.getByRole('textbox', { name: 'Cost new' })
  await user.clear(field)
  await user.type(field, '41000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter an amount.')
  expect(sent.find(({ name }) => name === 'correctScheduleMutation')?.variables).toEqual({
    policyId: 'bp_liability',
    path: 'vehicles/3c6lrvdg5me512789/cost',
    value: '4100000',
  })
})

test('a policy that cannot be renewed says why', async () => {
  const viewerCanRenew = {
    __typename: 'Permission',
    isAllowed: false,
    reason: 'This policy has already been renewed.',
  }
  await openPolicy(`${liability}/overview`, policyAnswers([policyAnswer({ viewerCanRenew })]))
  const renew = await screen.findByRole('button', { name: 'Renew' })
  expect(renew.getAttribute('aria-disabled')).toBe('true')
})

test('the explorer asks for a document first', async () => {
  await openPolicy(`${liability}/explore`)
  await screen.findByText('Policy Explorer')
})

test('the history shows who changed what and why, newest first', async () => {
  await openPolicy(`${liability}/history`)
  const items = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(items[0]?.textContent).toContain('Marcus Bell changed the policy')
  expect(items[0]?.textContent).toContain('The carrier audited the payroll.')
  expect(items[0]?.textContent).toContain('Premium: $11,900.00 → $12,480.50')
  expect(items[1]?.textContent).toContain('Dana Whitfield logged the policy')
})

test('a missing policy redirects to the list, which says why', async () => {
  const { router } = openKnowledge('/app/policies/bp_gone/overview', policyAnswers())
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies'))
  await screen.findByText('Policy not found')
})

test('saves only changed fields with the reason', async () => {
  const { user, sent, router } = await openPolicy(`${liability}/edit`, {
    ...policyAnswers(),
    updatePolicyMutation: () => ({
      updateBusinessPolicy: { __typename: 'UpdateBusinessPolicySuccess', businessPolicy: policyAnswer() },
    }),
  })
  await screen.findByRole('textbox', { name: 'Taxes' })
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  await user.clear(field('Premium'))
  await user.type(field('Premium'), '12000')
  expect(field('Total').value).toBe('$12,500.00')
  expect(field('Estimated commission').value).toBe('$1,500.00')
  await user.type(field('Reason for the update'), 'Audit')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${liability}/overview`))
  expect(sent.find(({ name }) => name === 'updatePolicyMutation')?.variables['req']).toEqual({
    version: 4,
    premium: 1_200_000,
    total: 1_250_000,
    estimatedCommission: 150_000,
    updateReason: 'Audit',
    confirm: false,
  })
})

test('an invalid amount shows beside the server’s errors, and the input is kept', async () => {
  const { user, sent } = await openPolicy(`${liability}/edit`, {
    ...policyAnswers(),
    updatePolicyMutation: () => ({
      updateBusinessPolicy: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        fields: [
          { path: 'taxes', message: 'Enter an amount, or $0.00 for none.' },
          { path: 'expiresAt', message: 'Choose a date after Mar 1, 2026.' },
        ],
      },
    }),
  })
  const taxes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Taxes' })
  await user.clear(taxes)
  await user.type(taxes, '4e5')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Choose a date after Mar 1, 2026.')
  expect(screen.getByText('Enter an amount like 1,250.00.')).toBeTruthy()
  expect(taxes.value).toBe('4e5')
  expect(sent.find(({ name }) => name === 'updatePolicyMutation')?.variables['req']).toMatchObject({
    taxes: '4e5',
  })
})

test('a renewal starts when the term ends, has the same length, and opens the new term', async () => {
  const { user, sent, router } = await openPolicy(`${liability}/renew`, {
    ...policyAnswers([policyAnswer(), policyAnswer({ id: 'bp_next' })]),
    renewPolicyMutation: () => ({
      renewBusinessPolicy: {
        __typename: 'RenewBusinessPolicySuccess',
        businessPolicy: policyAnswer({ id: 'bp_next', renewalOf: policyAnswer() }),
      },
    }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew policy' }))
  const month = await dialog.findByRole('spinbutton', { name: 'month, In-force date' })
  await waitFor(() => expect(document.activeElement).toBe(month))
  await user.click(dialog.getByRole('button', { name: 'Renew' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/policies/bp_next/overview'))
  expect(sent.find(({ name }) => name === 'renewPolicyMutation')?.variables['req']).toEqual({
    version: 4,
    inforceAt: '2027-03-01',
    expiresAt: '2028-03-01',
    confirm: false,
  })
})
