import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RequestFailure } from '@coverdesk/contract'
import { connection } from '../../shell/contract/testing/remoteAnswers.ts'
import { expect, test } from 'vitest'
import { accountAnswer, individualAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

async function openList(
  at = '/app/accounts',
  answers = accountAnswers([accountAnswer(), individualAnswer({ account: bare })]),
) {
  const opened = openKnowledge(at, answers)
  await screen.findByRole('heading', { level: 1, name: 'Accounts' })
  return opened
}

const bare = {
  __typename: 'IndividualAccountDetail',
  __isAccountDetail: 'IndividualAccountDetail',
  name: 'Priya Raman',
  email: null,
  mailingAddress: null,
}

test('the list shows name, type, email, and the first address line', async () => {
  await openList()
  const table = await screen.findByRole('table', { name: 'Accounts' })
  const link = within(table).getByRole('link', { name: /Alder Ridge Roofing LLC/ })
  expect(link.closest('tr')?.textContent).toBe(
    'Alder Ridge Roofing LLCBusinessoffice@alderridge.example88 Wharf St',
  )
  expect(link.getAttribute('href')).toBe('/app/accounts/ac_roofing/overview')
  screen.getByText("View and manage your agency's accounts")
})

test('marks individuals, and shows a dash for missing values', async () => {
  await openList()
  const link = await screen.findByRole('link', { name: /Priya Raman/ })
  expect(link.closest('tr')?.textContent).toBe('Priya RamanIndividual––')
})

test('search, filters and sort order are in the URL and sent to the server', async () => {
  const { user, router, sent } = await openList()
  await screen.findByRole('table')
  fireEvent.change(screen.getByPlaceholderText('Start typing to filter...'), { target: { value: 'roof' } })
  await waitFor(() => expect(router.state.location.search).toBe('?q=roof'))
  await user.click(screen.getByRole('radio', { name: 'Business' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=roof&type=business'))
  await user.click(screen.getByRole('button', { name: /^Address/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=roof&type=business&sort=address'))
  expect(sent.findLast(({ name }) => name === 'AccountsPageQuery')?.variables).toEqual({
    text: 'roof',
    type: 'BUSINESS',
    sort: { by: 'ADDRESS', direction: 'ASCENDING' },
  })
})

test('an agency without accounts sees an empty state and how to start', async () => {
  await openList('/app/accounts', accountAnswers([]))
  await screen.findByText('No accounts found')
  expect(screen.getAllByRole('link', { name: 'Create Account' })).toHaveLength(2)
})

test('filters that match nothing say so and can be cleared', async () => {
  const { user, router } = await openList('/app/accounts?q=zeppelin', accountAnswers([]))
  await screen.findByText('No account matches these filters.')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('ignores invalid URL parameters', async () => {
  const { sent } = await openList('/app/accounts?type=alien&sort=shoe-size&nonsense=1')
  await screen.findByRole('table')
  expect(sent.find(({ name }) => name === 'AccountsPageQuery')?.variables).toEqual({
    text: null,
    type: null,
    sort: { by: 'NAME', direction: 'ASCENDING' },
  })
})

test('announces that accounts are loading', async () => {
  await openList('/app/accounts', {
    ...accountAnswers(),
    AccountsPageQuery: () => new Promise(() => undefined),
  })
  await screen.findByText('Loading accounts...')
})

test('a list that fails to load offers a retry and recovers', async () => {
  let isDown = true
  const answers = accountAnswers()
  const { user } = await openList('/app/accounts', {
    ...answers,
    AccountsPageQuery(variables) {
      if (isDown) throw new RequestFailure('The server cannot be reached.', { status: 0 })
      return answers['AccountsPageQuery']?.(variables)
    },
  })
  await screen.findByText('Accounts could not be loaded')
  isDown = false
  await user.click(screen.getByRole('button', { name: /again/i }))
  await screen.findByRole('link', { name: /Alder Ridge Roofing LLC/ })
})

test('lists an account a colleague created without a reload', async () => {
  const saltmarsh = accountAnswer({ id: 'ac_saltmarsh', account: { ...bare, name: 'Saltmarsh Trucking' } })
  let accounts = [accountAnswer()]
  const list = () => ({ accounts: connection(accounts) })
  const { tell } = await openList('/app/accounts', {
    ...accountAnswers(),
    AccountsPageQuery: list,
    AccountsPagePaginationQuery: list,
  })
  await screen.findByRole('link', { name: /Alder Ridge/ })
  accounts = [...accounts, saltmarsh]
  tell([{ nodeId: 'ac_saltmarsh', subjectId: 'ac_saltmarsh' }])
  await screen.findByRole('link', { name: /Saltmarsh Trucking/ })
  screen.getByText('2 accounts')
})
