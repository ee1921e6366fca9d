import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { communicationAnswers, completedCall, openCommunication } from '../testing/openCommunication.tsx'

test('shows a call’s caller, account, status, duration and start, and a dash for missing values', async () => {
  openCommunication('/app/calls', communicationAnswers())
  const table = await screen.findByRole('table', { name: 'Calls' })
  const known = within(table)
    .getByRole('link', { name: /Call from Marisol Ortega/ })
    .closest('tr')
  expect(known?.textContent).toMatch(
    /Marisol Ortega.*\(207\) 555-0142.*Harbor Street Salon LLC.*Completed.*1 open.*3m 5s/,
  )
  const unknown = within(table)
    .getByRole('link', { name: /unknown number/ })
    .closest('tr')
  expect(unknown?.textContent).toMatch(/^–.*–.*Error.*42s/)
})

test('the call list shows a possible claim while its request is open', async () => {
  const claim = (id: string, fromName: string, state: string) => ({
    ...completedCall,
    id,
    fromName,
    serviceRequests: completedCall.serviceRequests.map((request) => ({
      ...request,
      id: `sr_${id}`,
      state,
      isPossibleClaim: true,
    })),
  })
  const calls = [claim('cl_window', 'George Schaefer', 'OPEN'), claim('cl_done', 'Pete Dalton', 'CLOSED')]
  openCommunication('/app/calls', communicationAnswers({ calls }))
  const rowOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('tr')?.textContent
  expect(await rowOf(/Call from George Schaefer/)).toContain('Possible claim')
  expect(await rowOf(/Call from Pete Dalton/)).not.toContain('Possible claim')
})

test('the status filter requests the calls with that status', async () => {
  const { user, router, sent } = openCommunication('/app/calls', communicationAnswers())
  await screen.findByRole('table')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In Progress')
  await waitFor(() => expect(router.state.location.search).toBe('?status=in-progress'))
  const asked = sent.filter(({ name }) => name === 'CallsPageQuery')
  expect(asked.at(-1)?.variables['status']).toBe('IN_PROGRESS')
})

test('the queue of calls waiting for us shows the oldest first', async () => {
  const { user, sent } = openCommunication('/app/calls', communicationAnswers())
  await screen.findByRole('table')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Waiting for' }), 'Waiting for us')
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name === 'CallsPageQuery')?.variables).toMatchObject({
      isWaiting: true,
      direction: 'ASCENDING',
    }),
  )
})

test('an agency without calls sees the empty state from the spec', async () => {
  openCommunication('/app/calls', communicationAnswers({ calls: [] }))
  await screen.findByText('No calls found')
  screen.getByText("Your clients haven't made any calls to Cara yet")
})

test('a call opens with its transcript and collapsed tools, and closes to the list when opened directly', async () => {
  const { user, router } = openCommunication('/app/calls/cl_harbor', communicationAnswers())
  await screen.findByText('Marisol asked for a certificate for her landlord.')
  const summary = screen.getByRole('dialog', { name: /Call Summary/ })
  within(summary).getByText('I need a certificate for my landlord.')
  within(summary).getByText('There is no recording.')
  expect(within(summary).getByRole('link', { name: 'Create Certificate' }).getAttribute('href')).toBe(
    '/app/servicing/sr_harbor/overview',
  )
  const tool = within(summary).getByText('Identify caller').closest('details')
  expect(tool?.open).toBe(false)
  expect(tool?.textContent).toContain('Harbor Street Salon LLC')
  await user.click(within(summary).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/calls'))
})

test('a call opens at the line that a search led to', async () => {
  const scrolledTo: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent)
  }
  openCommunication('/app/calls/cl_harbor#line-1', communicationAnswers())
  const line = (await screen.findByText('I need a certificate for my landlord.')).closest('li')
  expect(line?.getAttribute('aria-current')).toBe('true')
  expect(scrolledTo).toEqual([line?.textContent])
})
