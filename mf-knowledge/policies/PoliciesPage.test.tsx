import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connection } from '../../shell/contract/testing/remoteAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { cancellationAnswer, policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

async function openList(at = '/app/policies', answers = policyAnswers()) {
  const opened = openKnowledge(at, answers)
  await screen.findByRole('heading', { level: 1, name: 'Policies' })
  return opened
}

test('the list shows account, status, type, carrier and number', async () => {
  await openList()
  const table = await screen.findByRole('table', { name: 'Policies' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Account', 'Status', 'Type', 'Carrier'])
  const link = within(table).getByRole('link', { name: /Alder Ridge Roofing LLC/ })
  expect(link.closest('tr')?.textContent).toBe(
    'Alder Ridge Roofing LLCoffice@alderridge.exampleGeneral LiabilityActiveExpires Mar 1, 2027General LiabilityKeystone Harbor IndemnityKHI-9368009-24',
  )
  expect(link.getAttribute('href')).toBe('/app/policies/bp_liability/overview')
})

test('missing values show a dash or N/A, and Submitted shows like Pending', async () => {
  await openList(
    '/app/policies?sort=expires',
    policyAnswers([policyAnswer({ carrier: null, policyNumber: null, state: 'SUBMITTED', expiresAt: null })]),
  )
  const link = await screen.findByRole('link', { name: /Alder Ridge Roofing LLC/ })
  expect(link.closest('tr')?.textContent).toContain('PendingGeneral Liability–N/A')
  expect(link.closest('tr')?.lastElementChild?.textContent).toContain('N/A')
})

test('a policy whose term is over says when it expired', async () => {
  await openList('/app/policies', policyAnswers([policyAnswer({ standing: 'LAPSED' })]))
  await screen.findByText('Expired Mar 1, 2027')
})

test('a notice of cancellation stands in place of the expiration', async () => {
  await openList(
    '/app/policies',
    policyAnswers([
      policyAnswer({ cancellationNotice: cancellationAnswer() }),
      policyAnswer({
        id: 'bp_auto',
        cancellationNotice: cancellationAnswer({ kind: 'NONRENEWAL', effectiveOn: null }),
      }),
    ]),
  )
  await screen.findByText('Cancellation Apr 4, 2026')
  screen.getByText('Notice of nonrenewal')
})

test('the expiring filter shows its counts, sorts by expiration and is in the URL', async () => {
  const { user, router, sent } = await openList()
  await user.click(await screen.findByRole('radio', { name: /^60 days\s?60$/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?expiring=60-days&sort=expires'))
  expect(sent.findLast(({ name }) => name === 'PoliciesPageQuery')?.variables).toMatchObject({
    expiration: 'IN_60_DAYS',
    sort: { by: 'EXPIRES_AT', direction: 'ASCENDING' },
  })
  await screen.findByText('1 policy expiring within 60 days')
  const link = screen.getByRole('link', { name: /Alder Ridge Roofing LLC/ })
  expect(link.closest('tr')?.textContent).toContain('3/1/27')
  expect(link.closest('tr')?.textContent).toContain('ActiveGeneral Liability')
})

test('search, status and type filter the list through the URL', async () => {
  const { user, router } = await openList()
  await screen.findByRole('table')
  fireEvent.change(screen.getByPlaceholderText('Start typing to filter...'), { target: { value: 'roof' } })
  await waitFor(() => expect(router.state.location.search).toBe('?q=roof'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Auto')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=roof&status=inforce&type=commercial-auto'),
  )
})

test('an agency without policies sees an empty state and how to start', async () => {
  await openList('/app/policies', policyAnswers([]))
  await screen.findByText('No policies found')
  expect(screen.getAllByRole('link', { name: 'Add Policy' })).toHaveLength(2)
})

test('filters that match nothing say so and can be cleared', async () => {
  const { user, router } = await openList('/app/policies?q=zeppelin', policyAnswers([]))
  await screen.findByText('No policy matches these filters.')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('lists a policy a colleague logged without a reload', async () => {
  let policies = [policyAnswer()]
  const list = () => ({
    ...(answers['ExpirationFilterQuery']?.({}) as object),
    businessPolicies: connection(policies),
  })
  const answers = policyAnswers()
  const { tell } = await openList('/app/policies', {
    ...answers,
    PoliciesPageQuery: list,
    PoliciesPagePaginationQuery: list,
  })
  await screen.findByText('1 policy')
  policies = [...policies, policyAnswer({ id: 'bp_umbrella', type: 'UMBRELLA' })]
  tell([{ nodeId: 'bp_umbrella', subjectId: 'bp_umbrella', typename: 'BusinessPolicy' }])
  await screen.findByText('2 policies')
  screen.getByRole('link', { name: /Umbrella/ })
})
