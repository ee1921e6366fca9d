import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connection } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer, individualAnswer, requestAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { policyAnswer } from '../testing/policyAnswer.ts'

const overview = '/app/accounts/ac_roofing/overview'

function values(panel: string) {
  const region = screen.getByRole('region', { name: panel })
  const terms = within(region).getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  )
}

test('a business’s header shows its contact and creation date', async () => {
  openKnowledge(overview, accountAnswers())
  const heading = await screen.findByRole('heading', { level: 1, name: 'Alder Ridge Roofing LLC' })
  expect(heading.parentElement?.textContent).toContain('Teresa MaldonadoCreated on Mar 2, 2025')
  expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
    '/app/accounts/ac_roofing/edit',
  )
  expect(screen.getByRole('link', { name: 'Merge' }).getAttribute('href')).toBe(
    '/app/accounts/ac_roofing/merge',
  )
  expect(screen.getByRole('link', { name: 'New Email' }).getAttribute('href')).toBe(
    '/app/emails/new?accountId=ac_roofing',
  )
  expect(within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link')).toHaveLength(7)
})

test('an individual’s header shows no contact', async () => {
  openKnowledge('/app/accounts/ac_priya/overview', accountAnswers([individualAnswer()]))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })
  expect(heading.parentElement?.textContent).toBe('Priya RamanIndividualCreated on Mar 2, 2025')
})

test('an account URL without a tab opens the overview', async () => {
  const { router } = openKnowledge('/app/accounts/ac_roofing', accountAnswers())
  await screen.findByRole('heading', { name: 'Contact overview' })
  expect(router.state.location.pathname).toBe(overview)
})

test('a business’s overview shows its contact and details', async () => {
  openKnowledge(overview, accountAnswers())
  await screen.findByRole('region', { name: 'Business details' })
  expect(values('Contact overview')).toEqual({
    'Contact name': 'Teresa Maldonado',
    Email: 'teresa@alderridge.example',
    Phone: '(207) 555-0143 ext. 204',
    'Account since': 'Mar 2, 2025',
  })
  expect(screen.getByRole('link', { name: 'teresa@alderridge.example' }).getAttribute('href')).toBe(
    '/app/emails/new?accountId=ac_roofing&to=teresa%40alderridge.example',
  )
  expect(values('Business details')).toMatchObject({
    Name: 'Alder Ridge Roofing LLC',
    'Mailing address': '88 Wharf St, Portland, ME\u00a004101',
    Classification: 'Roofing Contractors (238160)',
  })
})

test('the overview lists the policies that expire first and the open requests', async () => {
  const account = accountAnswer({
    policies: connection([policyAnswer()], 3),
    currentPolicies: [policyAnswer({ state: 'LAPSED' })],
    openRequests: connection([
      requestAnswer({
        assignee: null,
        dueAt: '2026-03-09T00:00:00.000Z',
        isOverdue: true,
        isPossibleClaim: true,
        createdAt: '2026-03-02T18:20:00.000Z',
      }),
    ]),
  })
  openKnowledge(overview, accountAnswers([account]))
  const policies = within(await screen.findByRole('region', { name: 'Policies' }))
  const policy = policies.getByRole('link', { name: /General Liability/ })
  expect(policy.getAttribute('href')).toBe('/app/policies/bp_liability/overview')
  expect(policy.closest('tr')?.textContent).toContain('Lapsed')
  expect(policies.getByRole('link', { name: 'View all 3' }).getAttribute('href')).toBe(
    '/app/accounts/ac_roofing/policies',
  )
  const requests = within(screen.getByRole('region', { name: 'Open requests' }))
  const request = requests.getByRole('link', { name: /Create Certificate/ })
  expect(request.getAttribute('href')).toBe('/app/servicing/sr_roofing/overview')
  expect(request.closest('tr')?.textContent).toMatch(/Possible claim.*Overdue/)
})

test('keeps the business’s contact details apart from its contact’s', async () => {
  const contacts = [
    { __typename: 'Contact', id: 'ct_teresa', name: 'Teresa Maldonado', email: null, phone: null },
  ]
  openKnowledge(overview, accountAnswers([accountAnswer({ contacts })]))
  await screen.findByRole('region', { name: 'Contact overview' })
  expect(values('Contact overview')).toMatchObject({ Email: '–', Phone: '–' })
})

test('an individual’s overview shows only the person', async () => {
  openKnowledge('/app/accounts/ac_priya/overview', accountAnswers([individualAnswer()]))
  await screen.findByRole('region', { name: 'Contact overview' })
  expect(values('Contact overview')['Contact name']).toBe('Priya Raman')
  expect(screen.queryByRole('region', { name: 'Business details' })).toBeNull()
})

test('a business without policies sees how to log its first one', async () => {
  openKnowledge('/app/accounts/ac_roofing/policies', accountAnswers())
  await screen.findByText('Get started by logging a new policy')
  expect(screen.getByRole('link', { name: 'Add Policy' }).getAttribute('href')).toBe(
    '/app/policies/new?accountId=ac_roofing',
  )
})

test('the tab says that personal policies are not supported yet', async () => {
  openKnowledge('/app/accounts/ac_priya/policies', accountAnswers([individualAnswer()]))
  await screen.findByText('Personal policies are not supported yet, reach out to the support team.')
})

test('without policies there are no certificates, and the tab says what to do first', async () => {
  openKnowledge('/app/accounts/ac_roofing/certificates', accountAnswers())
  await screen.findByText('To create a certificate of liability insurance, start by logging a policy')
})

test('an account’s service requests link to Servicing', async () => {
  const serviceRequests = connection([
    requestAnswer({ isPossibleClaim: true }),
    requestAnswer({ id: 'sr_2', type: 'QUESTION', state: 'CLOSED', isPossibleClaim: true }),
  ])
  openKnowledge('/app/accounts/ac_roofing/service', accountAnswers([accountAnswer({ serviceRequests })]))
  const table = await screen.findByRole('table', { name: 'Service requests' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Create Certificate.*Possible claim.*Open.*3\/5\/26.*View/),
    expect.stringMatching(/^Question(?!.*Possible claim).*Closed.*3\/5\/26.*View/),
  ])
  expect(within(table).getAllByRole('link', { name: 'View' })[0]?.getAttribute('href')).toBe(
    '/app/servicing/sr_roofing/overview',
  )
})

test('an account’s conversations link to its threads and calls', async () => {
  const thread = {
    __typename: 'EmailThread',
    id: 'et_certificate',
    subject: 'Certificate for Monday',
    fromName: 'Teresa Maldonado',
    fromEmail: 'teresa@alderridge.example',
    state: 'ACTIVE',
    waitingFor: 'AGENT',
    updatedAt: '2026-03-05T14:00:00.000Z',
  }
  const call = {
    __typename: 'Call',
    id: 'pc_cards',
    fromName: null,
    fromNumber: '+12075550142',
    status: 'COMPLETED',
    startedAt: '2026-03-05T14:00:00.000Z',
    endedAt: '2026-03-05T14:01:12.000Z',
  }
  const account = accountAnswer({ emailThreads: connection([thread]), calls: connection([call]) })
  openKnowledge('/app/accounts/ac_roofing/conversations', accountAnswers([account]))
  const threadLink = await screen.findByRole('link', { name: /Certificate for Monday/ })
  expect(threadLink.getAttribute('href')).toBe('/app/emails/et_certificate')
  expect(threadLink.closest('tr')?.textContent).toMatch(/Teresa Maldonado.*Agent.*Active/)
  const callLink = screen.getByRole('link', { name: /Call from \(207\) 555-0142/ })
  expect(callLink.getAttribute('href')).toBe('/app/calls/pc_cards')
  expect(callLink.closest('tr')?.textContent).toMatch(/Completed.*1m 12s/)
})

test('an account without requests shows the all-set state', async () => {
  openKnowledge('/app/accounts/ac_roofing/service', accountAnswers())
  await screen.findByText('No service requests')
  screen.getByText("You're all set! This account has not made any service requests.")
})

test('a missing account redirects to the list, which says why', async () => {
  const { router } = openKnowledge('/app/accounts/ac_nobody/overview', accountAnswers())
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/accounts'))
  await screen.findByText('Account not found')
})

test('shows a colleague’s change without a reload', async () => {
  let account = accountAnswer()
  const { tell } = openKnowledge(overview, {
    ...accountAnswers(),
    AccountPageQuery: () => ({ account }),
    AccountOverviewPageQuery: () => ({ account }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Alder Ridge Roofing LLC' })
  const detail = account['account'] as object
  account = accountAnswer({ account: { ...detail, name: 'Alder Ridge Roofing Inc.' } })
  act(() => tell([{}]))
  await screen.findByRole('heading', { level: 1, name: 'Alder Ridge Roofing Inc.' })
})
