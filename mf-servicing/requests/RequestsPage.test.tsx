import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RequestFailure } from '@coverdesk/contract'
import { expect, test } from 'vitest'
import { connection } from '../../shell/contract/testing/remoteAnswers.ts'
import { deskAnswers } from '../testing/deskAnswers.ts'
import { openDesk } from '../testing/openDesk.tsx'
import { resolvedByMarcus, serviceRequestAnswer } from '../testing/serviceRequestAnswer.ts'

const roofing = serviceRequestAnswer()
const overdue = serviceRequestAnswer({
  id: 'sr_trucking',
  customerName: null,
  clientName: 'Saltmarsh Trucking',
  type: 'CANCEL_POLICY',
  assignee: null,
  isOverdue: true,
})
const nobody = serviceRequestAnswer({
  id: 'sr_phone',
  customerName: null,
  clientName: null,
  dueAt: null,
  type: 'OTHER',
})

async function openList(at = '/app/servicing', answers = deskAnswers([roofing, overdue, nobody])) {
  const desk = openDesk(at, answers)
  await screen.findByRole('heading', { level: 1, name: 'Servicing' })
  return desk
}

test('the list shows customer, status, type, assignee, due date and creation time', async () => {
  await openList()
  const table = await screen.findByRole('table', { name: 'Service requests' })
  const row = within(table)
    .getByRole('link', { name: /Alder Ridge Roofing LLC/ })
    .closest('tr')
  expect(row?.textContent).toMatch(
    /Alder Ridge Roofing LLC.*Open.*Create Certificate.*Marcus Oyelaran.*Mar 9.*Mar 2, 2026/,
  )
  expect(
    within(table)
      .getByRole('link', { name: /Alder Ridge/ })
      .getAttribute('href'),
  ).toBe('/app/servicing/sr_roofing/overview')
})

test('an overdue request says so, and missing values show a dash', async () => {
  await openList()
  const late = await screen.findByRole('link', { name: /Saltmarsh Trucking/ })
  expect(late.closest('tr')?.textContent).toContain('Overdue')
  const unknown = screen.getByRole('link', { name: /^–, Other$/ })
  expect(unknown.closest('tr')?.textContent).toMatch(/–.*Open.*Other.*Marcus Oyelaran.*–/)
})

test('a possible claim, a notice, a change of bank details and a complaint stand out beside the type', async () => {
  const claim = serviceRequestAnswer({ id: 'sr_claim', type: 'OTHER', isPossibleClaim: true })
  const bank = serviceRequestAnswer({ id: 'sr_bank', type: 'OTHER', isBankChange: true })
  const complaint = serviceRequestAnswer({ id: 'sr_complaint', type: 'DOCUMENT_REQUEST', isComplaint: true })
  const notice = serviceRequestAnswer({ id: 'sr_notice', type: 'OTHER', isCancellationNotice: true })
  await openList('/app/servicing', deskAnswers([claim, bank, notice, complaint]))
  expect((await screen.findByText('Possible claim')).closest('tr')?.textContent).toContain('Other')
  expect(screen.getByText('Cancellation notice').closest('tr')?.textContent).toContain('Other')
  expect(screen.getByText('Bank details').closest('tr')?.textContent).toContain('Other')
  expect(screen.getByText('Complaint').closest('tr')?.textContent).toContain('Document')
})

test('the down arrow moves from the filter to the first request', async () => {
  const { user } = await openList()
  const first = await screen.findByRole('link', { name: /Alder Ridge Roofing LLC/ })
  await user.click(screen.getByRole('searchbox', { name: 'Filter service requests' }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
})

test('updates the URL once while typing, and the field keeps focus', async () => {
  const { user, router, sent } = await openList()
  const field = screen.getByRole('searchbox', { name: 'Filter service requests' })
  await user.click(field)
  for (const text of ['r', 'roof', 'roofing']) fireEvent.change(field, { target: { value: text } })
  await waitFor(() => expect(router.state.location.search).toBe('?q=roofing'))
  expect(document.activeElement).toBe(field)
  const asked = sent.filter(({ name }) => name === 'RequestsPageQuery')
  expect(asked.map(({ variables }) => variables['text'])).toEqual([null, 'roofing'])
})

test('status, overdue and sort order are in the URL, and back undoes them', async () => {
  const { user, router } = await openList()
  await screen.findByRole('table')
  await user.click(screen.getByRole('radio', { name: 'Closed' }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=closed'))
  await user.click(screen.getByRole('button', { name: 'Overdue' }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=closed&overdue=yes'))
  await user.click(screen.getByRole('button', { name: /Due Date/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=closed&overdue=yes&sort=due'))
  await router.navigate(-1)
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Overdue' }).ariaPressed).toBe('false'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Closed' }).checked).toBe(true)
})

test('an agency without requests sees the empty state', async () => {
  await openList('/app/servicing', deskAnswers([]))
  await screen.findByText('No service requests found')
  screen.getByText("Your clients haven't made any service requests yet")
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('filters that match nothing say so and can be cleared', async () => {
  const { user, router } = await openList('/app/servicing?q=zeppelin&assignee=mine', deskAnswers([]))
  await screen.findByText('No service request matches these filters.')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('ignores invalid URL parameters', async () => {
  const { user, router, sent } = await openList(
    '/app/servicing?status=lost&assignee=somebody&overdue=1&sort=shoe-size&nonsense=1&q=alder',
  )
  await screen.findByRole('link', { name: /Alder Ridge Roofing LLC/ })
  expect(sent.find(({ name }) => name === 'RequestsPageQuery')?.variables).toMatchObject({
    text: 'alder',
    state: 'OPEN',
    assigneeId: null,
    assignment: null,
    isOverdue: null,
    sort: { by: 'OPENED_AT', direction: 'DESCENDING' },
  })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assignee' }).value).toBe('everyone')
  await user.click(screen.getByRole('radio', { name: 'Closed' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=alder&status=closed'))
})

test('one click clears every filter and keeps the sort order', async () => {
  const { user, router } = await openList('/app/servicing?q=alder&status=closed&overdue=yes&sort=due')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=due'))
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('a list that fails to load offers a retry and recovers', async () => {
  let isDown = true
  const answers = deskAnswers([roofing])
  const { user } = await openList('/app/servicing', {
    ...answers,
    RequestsPageQuery(variables) {
      if (isDown) throw new Error('The database is on holiday.')
      return answers['RequestsPageQuery']?.(variables)
    },
  })
  await screen.findByText('Service requests could not be loaded')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /Alder Ridge Roofing/ })
})

test('shows new and changed requests without a reload', async () => {
  let requests = [roofing]
  const { tell } = await openList('/app/servicing', {
    ...deskAnswers(requests),
    RequestsPagePaginationQuery: () => ({ serviceRequests: connection(requests) }),
  })
  await screen.findByText('1 open service request')
  requests = [overdue, { ...roofing, ...resolvedByMarcus }]
  tell([{ nodeId: 'sr_trucking', updateTypes: ['CREATE_SERVICE_REQUEST'] }])
  await screen.findByRole('link', { name: /Saltmarsh Trucking/ })
  await screen.findByText('2 open service requests')
  expect(screen.getByRole('link', { name: /Alder Ridge/ }).closest('tr')?.textContent).toContain('Closed')
})

test('shows a change missed while offline after reconnecting', async () => {
  let requests = [roofing]
  let isAway = true
  const { tell, sent } = await openList('/app/servicing', {
    ...deskAnswers(requests),
    RequestsPagePaginationQuery() {
      if (isAway) throw new RequestFailure('The server cannot be reached.', { status: 0 })
      return { serviceRequests: connection(requests) }
    },
  })
  await screen.findByText('1 open service request')
  requests = [overdue, roofing]
  tell([{ nodeId: 'sr_trucking', subjectId: 'sr_trucking' }])
  await waitFor(() => expect(sent.at(-1)?.name).toBe('RequestsPagePaginationQuery'))
  isAway = false
  fireEvent(window, new Event('online'))
  await screen.findByRole('link', { name: /Saltmarsh Trucking/ })
})

test('rows keep their place while the pointer is over them, and new ones are one click away', async () => {
  let requests = [roofing]
  const { tell, user } = await openList('/app/servicing', {
    ...deskAnswers(requests),
    RequestsPagePaginationQuery: () => ({ serviceRequests: connection(requests) }),
  })
  const row = await screen.findByRole('link', { name: /Alder Ridge/ })
  await user.hover(row)
  requests = [overdue, { ...roofing, ...resolvedByMarcus }]
  tell([{ nodeId: 'sr_trucking', updateTypes: ['CREATE_SERVICE_REQUEST'] }])
  const news = await screen.findByRole('button', { name: '1 new' })
  expect(screen.queryByRole('link', { name: /Saltmarsh Trucking/ })).toBeNull()
  screen.getByText('1 open service request')
  await waitFor(() => expect(row.closest('tr')?.textContent).toContain('Closed'))
  await user.click(news)
  await screen.findByRole('link', { name: /Saltmarsh Trucking/ })
  screen.getByText('2 open service requests')
  expect(screen.queryByRole('button', { name: '1 new' })).toBeNull()
})

test('the count is that of the rows, also of one that left the list under the pointer', async () => {
  let requests = [roofing, overdue]
  const { tell, user } = await openList('/app/servicing', {
    ...deskAnswers(requests),
    RequestsPagePaginationQuery: () => ({ serviceRequests: connection(requests) }),
  })
  await user.hover(await screen.findByRole('link', { name: /Alder Ridge/ }))
  requests = [roofing]
  tell([{ nodeId: 'sr_trucking' }])
  await screen.findByRole('button', { name: '1 change' })
  screen.getByRole('link', { name: /Saltmarsh Trucking/ })
  screen.getByText('2 open service requests')
  await user.hover(screen.getByRole('searchbox'))
  await screen.findByText('1 open service request')
  expect(screen.queryByRole('link', { name: /Saltmarsh Trucking/ })).toBeNull()
})

test('pending rows appear when the pointer leaves', async () => {
  let requests = [roofing]
  const { tell, user } = await openList('/app/servicing', {
    ...deskAnswers(requests),
    RequestsPagePaginationQuery: () => ({ serviceRequests: connection(requests) }),
  })
  await user.hover(await screen.findByRole('link', { name: /Alder Ridge/ }))
  requests = [overdue]
  tell([{ nodeId: 'sr_trucking' }])
  await screen.findByRole('button', { name: '1 new' })
  screen.getByRole('link', { name: /Alder Ridge/ })
  await user.hover(screen.getByRole('searchbox'))
  await screen.findByRole('link', { name: /Saltmarsh Trucking/ })
  expect(screen.queryByRole('link', { name: /Alder Ridge/ })).toBeNull()
})

test('a long list shows the number of changes and loads them on demand', async () => {
  const many = Array.from({ length: 450 }, (_, index) =>
    serviceRequestAnswer({ id: `sr_${index}`, customerName: `Customer ${index}` }),
  )
  const arrived = serviceRequestAnswer({ id: 'sr_new', customerName: 'Bluewater Charters' })
  const { tell, sent, user } = await openList('/app/servicing', {
    ...deskAnswers(many),
    RequestsPagePaginationQuery: () => ({
      serviceRequests: connection([arrived, ...many.slice(0, 49)], 451),
    }),
  })
  await screen.findByText('450 open service requests')
  tell([
    { nodeId: 'sr_new', subjectId: 'sr_new' },
    { nodeId: 'sr_400', subjectId: 'sr_400' },
  ])
  const news = await screen.findByRole('button', { name: '2 changes' })
  expect(sent.some(({ name }) => name === 'RequestsPagePaginationQuery')).toBe(false)
  await user.click(news)
  await screen.findByRole('link', { name: /Bluewater Charters/ })
  await screen.findByText('451 open service requests')
})

test('a user who left the agency stays in a filter that names them', async () => {
  await openList('/app/servicing?assignee=au_gone')
  const filter = await screen.findByRole('combobox', { name: 'Assignee' })
  await within(filter).findByRole('option', { name: 'Former colleague', selected: true })
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everyone', 'Mine', 'Unassigned', 'Marcus Oyelaran', 'Priya Raman', 'Former colleague'])
})
