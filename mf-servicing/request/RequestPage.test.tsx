import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { RequestFailure } from '@coverdesk/contract'
import { shortcuts } from '../../shell/contract/shortcuts.ts'
import { deskAnswers } from '../testing/deskAnswers.ts'
import { openDesk } from '../testing/openDesk.tsx'
import { activity, openRequest, overview, preloadRequest, valueOf } from '../testing/openRequest.tsx'
import { pressTwice } from '../testing/pressTwice.ts'
import {
  commentAnswer,
  resolvedByMarcus,
  serviceRequestAnswer,
  versionAnswer,
} from '../testing/serviceRequestAnswer.ts'

beforeAll(preloadRequest, 60_000)

test('a request shows its customer, type and creation date and opens on the overview', async () => {
  const { router } = await openRequest('/app/servicing/sr_roofing')
  screen.getByRole('heading', { level: 1, name: 'Alder Ridge Roofing LLC' })
  screen.getByText('Created Mar 2, 2026')
  await waitFor(() => expect(router.state.location.pathname).toBe(overview))
  await screen.findByRole('heading', { level: 2, name: 'Create Certificate' })
})

test('the overview links to the account and the policy', async () => {
  await openRequest(overview)
  const account = screen.getByRole('link', { name: 'Alder Ridge Roofing LLC' })
  expect(account.getAttribute('href')).toBe('/app/accounts/ac_roofing/overview')
  const policyLink = screen.getByRole('link', { name: 'General Liability, Northgate Casualty' })
  expect(policyLink.getAttribute('href')).toBe('/app/policies/bp_gl/overview')
})

test('a request without an account offers to choose it, and then its policy', async () => {
  await openRequest(overview, serviceRequestAnswer({ account: null, businessPolicy: null }))
  const account = screen.getByRole('link', { name: 'Choose the account' })
  expect(account.getAttribute('href')).toBe('/app/servicing/sr_roofing/link')
  expect(valueOf('Policy')).toBe('–')
})

test('an open request warns of the sender whom the mail server did not confirm', async () => {
  const thread = {
    __typename: 'EmailThread',
    id: 'et_roofing',
    senderWarning: 'The sender is not confirmed.',
  }
  await openRequest(overview, serviceRequestAnswer({ emailThreads: [thread] }))
  await screen.findByText('The sender is not confirmed.')
  expect(screen.getByRole('link', { name: 'View email' }).getAttribute('href')).toBe('/app/emails/et_roofing')
})

test('an account without the policy offers to choose it', async () => {
  await openRequest(overview, serviceRequestAnswer({ businessPolicy: null }))
  const policy = screen.getByRole('link', { name: 'Choose the policy' })
  expect(policy.getAttribute('href')).toBe('/app/servicing/sr_roofing/link')
})

test('a resolved request is no longer linked', async () => {
  await openRequest(overview, serviceRequestAnswer({ businessPolicy: null, ...resolvedByMarcus }))
  expect(screen.queryByRole('link', { name: 'Choose the policy' })).toBeNull()
})

test('the overview shows the client, the policy, the assignee and the due date', async () => {
  await openRequest(overview)
  await screen.findByRole('heading', { level: 2, name: 'Create Certificate' })
  expect(valueOf('Client')).toBe('Teresa Maldonado')
  expect(screen.getByRole('link', { name: 'teresa@alderridge.example' }).getAttribute('href')).toBe(
    '/app/emails/new?accountId=ac_roofing&to=teresa%40alderridge.example',
  )
  expect(screen.getByRole('link', { name: '(207) 555-0142' }).getAttribute('href')).toBe('tel:2075550142')
  expect(valueOf('Policy')).toContain('General Liability, Northgate Casualty')
  const assignee = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assignee' })
  expect(assignee.selectedOptions[0]?.textContent).toBe('Marcus Oyelaran')
  screen.getByText('Mar 9', { exact: false })
  expect(valueOf('Certificate holder')).toBe('Penobscot Builders Inc.')
  expect(valueOf('Address')).toBe('88 Wharf St, Portland, ME\u00a004101')
})

const noBlock = { createCertificate: null }
const policy = {
  __typename: 'BusinessPolicy',
  id: 'bp_auto',
  label: 'Auto',
  policyNumber: null,
  carrier: null,
}

test.each([
  [
    'ADD_ADDITIONAL_INSURED',
    { addAdditionalInsured: { name: 'City of Portland', relationship: 'Permit authority', address: null } },
    'Add Additional Insured',
    { 'Additional insured': 'City of Portland', Relationship: 'Permit authority', Address: '–' },
  ],
  [
    'CANCEL_POLICY',
    { cancelPolicy: { policyId: 'bp_auto', policy, reason: 'Sold the trucks' } },
    'Cancel Policy',
    { 'Policy to cancel': 'Auto, –', Reason: 'Sold the trucks' },
  ],
  [
    'DOCUMENT_REQUEST',
    { documentRequest: { type: 'LOSS_RUNS' } },
    'Document Request',
    { Document: 'Loss runs' },
  ],
  [
    'ENDORSE_POLICY',
    { endorsePolicy: { policyId: 'CA-1', policy: null } },
    'Endorse Policy',
    { 'Policy to endorse': 'CA-1' },
  ],
  [
    'QUESTION',
    { question: { policyId: null, policy: null, question: 'Is hired auto covered?', type: 'COVERAGE' } },
    'Question',
    { Question: 'Is hired auto covered?', 'Kind of question': 'Coverage', 'About policy': '–' },
  ],
  [
    'QUOTE_REQUEST',
    {},
    'Quote Request',
    { Details: 'The general contractor wants the certificate before we set foot on the site on Monday.' },
  ],
  ['OTHER', { details: null }, 'Other', { Details: '–' }],
])('the overview of %s shows what was asked for', async (type, block, title, lines) => {
  await openRequest(overview, serviceRequestAnswer({ type, ...noBlock, ...block }))
  await screen.findByRole('heading', { level: 2, name: title })
  for (const [term, value] of Object.entries(lines)) expect(valueOf(term)).toBe(value)
})

test('a relationship without a description takes one line', async () => {
  const createCertificate = {
    name: 'City of Portland',
    address: null,
    additionalInsured: true,
    additionalInsuredRelationship: 'LANDLORD',
    additionalInsuredRelationshipDescription: null,
  }
  await openRequest(overview, serviceRequestAnswer({ createCertificate }))
  await screen.findByText('Relationship')
  expect(screen.queryByText('Relationship described')).toBeNull()
})

test('a closed request shows how it ended and cannot be resolved again', async () => {
  await openRequest(overview, serviceRequestAnswer(resolvedByMarcus))
  const resolved = screen.getByRole('button', { name: 'Resolved' })
  expect(resolved.ariaDisabled).toBe('true')
  await screen.findByText('Sent the certificate to the general contractor.')
  screen.getByRole('link', { name: 'COI Penobscot Builders.pdf' })
})

test('a closed request without a due date says nothing of one', async () => {
  await openRequest(overview, serviceRequestAnswer({ ...resolvedByMarcus, dueAt: null }))
  await screen.findByRole('heading', { name: 'Assignment' })
  expect(screen.queryByText(/\bDue\b/)).toBeNull()
})

test('the URL of a nonexistent request redirects to the list, which says why', async () => {
  const { router } = openDesk('/app/servicing/sr_gone/overview', deskAnswers())
  await screen.findByRole('heading', { level: 1, name: 'Servicing' })
  expect(router.state.location.pathname).toBe('/app/servicing')
  await screen.findByText('Service request not found')
})

test('shows comments and changes in one timeline', async () => {
  await openRequest(
    activity,
    serviceRequestAnswer({
      comments: [commentAnswer('co_1')],
      versionHistory: [
        versionAnswer('v1'),
        versionAnswer('v2', {
          updateTypes: ['CLOSE_SERVICE_REQUEST'],
          updateInitiatorType: 'WORKFLOW',
          updateInitiator: null,
          createdAt: '2026-03-04T10:00:00.000Z',
        }),
      ],
    }),
  )
  const timeline = await screen.findByRole('list', { name: 'Comments and activity' })
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('Dana Whitfield assigned the request to Marcus Oyelaran'),
    expect.stringContaining('waiver of subrogation'),
    expect.stringContaining('Cara resolved the request'),
  ])
})

test('sends a comment once, trimmed, and clears the box', async () => {
  const comments = [commentAnswer('co_1')]
  const request = serviceRequestAnswer({ comments })
  const { user, sent } = await openRequest(activity, request, {
    addCommentMutation: ({ input }) => {
      // Later requests return it too.
      comments.push(commentAnswer('co_2', Object(input)))
      return {
        addServiceRequestComment: {
          __typename: 'AddServiceRequestCommentSuccess',
          serviceRequest: request,
        },
      }
    },
  })
  const box = await screen.findByRole('textbox', { name: 'Comment' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' })
  expect(button.disabled).toBe(true)
  await user.type(box, '  Waiver added. {Control>}{Enter}{/Control}')
  await screen.findByText('Waiver added.')
  await waitFor(() => expect(box.textContent).toBe(''))
  expect(sent.filter(({ name }) => name === 'addCommentMutation')).toEqual([
    {
      name: 'addCommentMutation',
      variables: { id: 'sr_roofing', input: { content: 'Waiver added.', mentionedIds: [] } },
    },
  ])
})

test('a draft survives a visit to the overview, and c returns to it', async () => {
  const { user } = await openRequest(activity)
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Waiting for the carrier')
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  await screen.findByRole('heading', { level: 2, name: 'Create Certificate' })
  await user.click(screen.getByRole('link', { name: 'Comments and Activity' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })).value).toBe(
    'Waiting for the carrier',
  )
})

test('posts a comment once, however often the button is clicked', async () => {
  const request = serviceRequestAnswer({ comments: [] })
  const { user, sent } = await openRequest(activity, request, {
    addCommentMutation: ({ input }) => ({
      addServiceRequestComment: {
        __typename: 'AddServiceRequestCommentSuccess',
        serviceRequest: { ...request, comments: [commentAnswer('co_1', Object(input))] },
      },
    }),
  })
  const box = await screen.findByRole('textbox', { name: 'Comment' })
  await user.clear(box)
  await user.type(box, 'Called the carrier.')
  pressTwice(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(box.textContent).toBe(''))
  expect(sent.filter(({ name }) => name === 'addCommentMutation')).toHaveLength(1)
})

test('does not post a comment of invisible characters', async () => {
  const { user, sent } = await openRequest(activity)
  const box = await screen.findByRole('textbox', { name: 'Comment' })
  await user.clear(box)
  await user.type(box, '\u200b \u2060{Control>}{Enter}{/Control}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' }).disabled).toBe(true)
  expect(sent.some(({ name }) => name === 'addCommentMutation')).toBe(false)
})

test('names the colleague who resolves the open request and keeps the draft', async () => {
  let request = serviceRequestAnswer()
  const one = () => ({ serviceRequest: request, agencyUsers: [] })
  const { user, tell } = await openRequest(activity, request, {
    RequestPageQuery: one,
    RequestActivityPageQuery: one,
    useColleagueNewsQuery: one,
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await user.clear(box)
  await user.type(box, 'I called them')
  request = serviceRequestAnswer(resolvedByMarcus)
  act(() => tell([{ updateTypes: ['CLOSE_SERVICE_REQUEST'] }]))
  await screen.findByText('Marcus Oyelaran resolved this request')
  await screen.findByRole('button', { name: 'Resolved' })
  expect(box.value).toBe('I called them')
})

test('a request resolved by a colleague while offline shows so after reconnecting', async () => {
  let request = serviceRequestAnswer()
  let isAway = false
  const one = () => {
    if (isAway) throw new RequestFailure('The server cannot be reached.', { status: 0 })
    return { serviceRequest: request, agencyUsers: [] }
  }
  const { tell, sent } = await openRequest(overview, request, {
    RequestPageQuery: one,
    RequestOverviewPageQuery: one,
    useColleagueNewsQuery: one,
  })
  await screen.findByRole('link', { name: 'Resolve' })
  request = serviceRequestAnswer(resolvedByMarcus)
  isAway = true
  const before = sent.length
  act(() => tell([{ updateTypes: ['CLOSE_SERVICE_REQUEST'] }]))
  await waitFor(() => expect(sent.length).toBeGreaterThan(before))
  isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Marcus Oyelaran resolved this request')
  await screen.findByRole('button', { name: 'Resolved' })
  await screen.findByText('Sent the certificate to the general contractor.')
})

test('the overview stays while it waits for how a colleague resolved the request', async () => {
  let request = serviceRequestAnswer()
  const overviewAnswer = Promise.withResolvers<unknown>()
  const one = () => ({ serviceRequest: request, agencyUsers: [] })
  const { tell } = await openRequest(overview, request, {
    RequestPageQuery: one,
    RequestOverviewPageQuery: () => (request.state === 'OPEN' ? one() : overviewAnswer.promise),
    useColleagueNewsQuery: one,
  })
  request = serviceRequestAnswer(resolvedByMarcus)
  act(() => tell([{ updateTypes: ['CLOSE_SERVICE_REQUEST'] }]))
  await screen.findByText('Marcus Oyelaran resolved this request')
  await screen.findByText('COI Penobscot Builders.pdf')
  overviewAnswer.resolve(one())
})

test('a phone request has its conversation on a tab', async () => {
  const call = {
    __typename: 'Call',
    id: 'cl_roofing',
    fromName: 'Teresa Maldonado',
    startedAt: '2026-03-02T15:00:00Z',
    transcript: [
      { role: 'AGENT', content: 'This is Cara. How can I help?' },
      { role: 'USER', content: 'I need a certificate for Penobscot Builders.' },
      { role: 'TOOL_INVOCATION', content: '' },
    ],
  }
  const { user } = openDesk(
    '/app/servicing/sr_roofing/overview',
    deskAnswers([serviceRequestAnswer({ calls: [call] })]),
  )
  await user.click(await screen.findByRole('link', { name: 'Conversation' }))
  await screen.findByText('I need a certificate for Penobscot Builders.')
  expect(screen.getByRole('link', { name: 'Call summary' }).getAttribute('href')).toBe(
    '/app/calls/cl_roofing',
  )
})

test('saves another assignee as soon as it is selected', async () => {
  const { user, sent } = openDesk('/app/servicing/sr_roofing/overview', {
    ...deskAnswers(),
    updateRequestMutation: () => ({
      updateServiceRequest: {
        __typename: 'UpdateServiceRequestSuccess',
        serviceRequest: serviceRequestAnswer({ assignee: null }),
      },
    }),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Assignee' }), 'Nobody')
  await screen.findByText('Request updated')
  expect(sent.find(({ name }) => name === 'updateRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { assigneeId: null, seen: { assigneeId: 'au_marcus', dueAt: '2026-03-09T00:00:00.000Z' } },
  })
})

test('saves another due date once the field is left', async () => {
  const { user, sent } = openDesk('/app/servicing/sr_roofing/overview', {
    ...deskAnswers(),
    updateRequestMutation: () => ({
      updateServiceRequest: {
        __typename: 'UpdateServiceRequestSuccess',
        serviceRequest: serviceRequestAnswer({ dueAt: '2026-03-10T00:00:00.000Z' }),
      },
    }),
  })
  const due = within(await screen.findByRole('group', { name: 'Due date' }))
  await user.click(await due.findByRole('spinbutton', { name: /day/ }))
  await user.keyboard('10')
  const saved = () => sent.filter(({ name }) => name === 'updateRequestMutation')
  expect(saved()).toEqual([])
  await user.click(document.body)
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()[0]?.variables).toEqual({
    id: 'sr_roofing',
    input: {
      dueAt: '2026-03-10T00:00:00.000Z',
      seen: { assigneeId: 'au_marcus', dueAt: '2026-03-09T00:00:00.000Z' },
    },
  })
})

test('tells who writes a comment of one that was added meanwhile, and keeps the draft', async () => {
  let request = serviceRequestAnswer()
  const one = () => ({ serviceRequest: request, agencyUsers: [] })
  const { user, tell } = await openRequest(activity, request, {
    RequestPageQuery: one,
    RequestActivityPageQuery: one,
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await user.clear(box)
  await user.type(box, 'I called them')
  const comment = {
    __typename: 'ServiceRequestComment',
    id: 'sc_1',
    content: 'They sent the contract.',
    createdAt: '2026-03-16T15:00:00.000Z',
    mentions: [],
    agencyUser: null,
  }
  request = serviceRequestAnswer({ comments: [comment] })
  act(() => tell([{ updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'] }]))
  await screen.findByText('A comment was added while you were writing.')
  expect(box.value).toBe('I called them')
})

test('the tabs stay in place when the request replaces its loading state, so that no press is lost', async () => {
  const answer = Promise.withResolvers<unknown>()
  const request = serviceRequestAnswer({ emailThreads: [{ __typename: 'EmailThread', id: 'et_1' }] })
  openDesk(overview, {
    ...deskAnswers([request]),
    RequestPageQuery: () => answer.promise,
    RequestOverviewPageQuery: () => answer.promise,
  })
  const tab = await screen.findByRole('link', { name: 'Comments and Activity' })
  expect(screen.queryByRole('link', { name: 'Conversation' })).toBeNull()
  answer.resolve({ serviceRequest: request, agencyUsers: [] })
  await screen.findByRole('link', { name: 'Conversation' })
  expect(screen.getByRole('link', { name: 'Comments and Activity' })).toBe(tab)
})

test('c opens the comments while the header is still loading', async () => {
  const { router } = openDesk(overview, {
    ...deskAnswers([serviceRequestAnswer()]),
    RequestPageQuery: () => Promise.withResolvers<unknown>().promise,
  })
  await screen.findByRole('heading', { level: 2, name: 'Create Certificate' })
  act(() => shortcuts.find('c')?.run())
  await waitFor(() => expect(router.state.location.pathname).toBe(activity))
})
