import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from '@coverdesk/design-system'
import { afterEach, expect, test } from 'vitest'
import { openRequest, overview } from '../testing/openRequest.tsx'
import { resolvedByMarcus, serviceRequestAnswer } from '../testing/serviceRequestAnswer.ts'

afterEach(() => toast.dismissAll())

function line(label: string, value: string, policyId: string | null = null) {
  return { __typename: 'CaraProposalPreviewLine', label, value, policyId }
}

const proposal = {
  __typename: 'CaraProposal',
  confirmation: null,
  id: 'pp_reply',
  tool: 'send_reply',
  title: 'Reply to Teresa Maldonado',
  state: 'PENDING',
  preview: [
    line('To', 'teresa@alderridge.example'),
    line('Message', 'Attached is the certificate.'),
    line('Note', 'Policy.pdf shows CG 24 04 (page 4).', 'bp_liability'),
  ],
  expiresAt: '2026-03-09T15:04:00.000Z',
  result: null,
  viewerCanDecide: { __typename: 'Permission', isAllowed: true, reason: null },
  certificate: null,
  provisionsToConfirm: [],
  boxesToConfirm: [],
  viewerCanApprove: { __typename: 'Permission', isAllowed: true, reason: null },
}

const preparedWork = {
  __typename: 'CaraWorkspace',
  id: 'cw_prepared',
  state: 'IDLE',
  question: null,
  isQuestionForDate: false,
  messages: [
    {
      __typename: 'CaraMessage',
      id: 'wm_1',
      role: 'AGENT',
      content: 'I prepared the certificate.',
      citations: [],
    },
  ],
  artifacts: [],
  proposals: [proposal],
}

const decided = { __typename: 'Permission', isAllowed: false, reason: 'This was already approved.' }

test('approves what Cara prepared, and a late response does not revert its live state', async () => {
  let state = 'PENDING'
  const answer = Promise.withResolvers<unknown>()
  const { user, sent, tell } = await openRequest(overview, serviceRequestAnswer({ preparedWork }), {
    RequestOverviewPageQuery: () => ({
      serviceRequest: serviceRequestAnswer({
        preparedWork: {
          ...preparedWork,
          proposals: [
            state === 'PENDING'
              ? proposal
              : { ...proposal, state, viewerCanDecide: decided, viewerCanApprove: decided },
          ],
        },
      }),
      agencyUsers: [],
    }),
    approveProposalMutation: () => answer.promise,
  })
  screen.getByText('I prepared the certificate.')
  expect(screen.getByRole('link', { name: 'Open in workspace' }).getAttribute('href')).toBe(
    '/app/workspaces/cw_prepared',
  )
  const card = screen.getByRole('region', { name: 'Reply to Teresa Maldonado' })
  within(card).getByText('Attached is the certificate.')
  expect(within(card).getByRole('link', { name: 'Open policy' }).getAttribute('href')).toBe(
    '/app/policies/bp_liability/overview',
  )
  await user.click(within(card).getByRole('button', { name: 'Approve' }))
  expect(sent.find(({ name }) => name === 'approveProposalMutation')?.variables).toEqual({
    id: 'pp_reply',
    confirm: null,
  })
  state = 'DONE'
  act(() => tell([{ typename: 'CaraProposal', subjectId: 'cw_prepared' }]))
  await within(card).findByText('Done')
  await act(async () => {
    const caraProposal = {
      ...proposal,
      state: 'APPROVED',
      viewerCanDecide: decided,
      viewerCanApprove: decided,
    }
    answer.resolve({ approveCaraProposal: { __typename: 'ApproveCaraProposalSuccess', caraProposal } })
    await answer.promise
  })
  within(card).getByText('Done')
})

test('asks for no approval while Cara is still preparing', async () => {
  await openRequest(overview, serviceRequestAnswer({ preparedWork: { ...preparedWork, state: 'WORKING' } }))
  await screen.findByText('Cara is preparing this request.')
  expect(screen.queryByRole('region', { name: 'Reply to Teresa Maldonado' })).toBeNull()
})

test('a proposal that can no longer be approved says why', async () => {
  const { user } = await openRequest(overview, serviceRequestAnswer({ preparedWork }), {
    approveProposalMutation: () => ({
      approveCaraProposal: {
        __typename: 'CannotDecideError',
        __isNamedError: 'CannotDecideError',
        message: 'This was already approved.',
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByText('This was already approved.')
})

test('asks before documents go to a sender that is not confirmed', async () => {
  const question = 'The sender is not confirmed, so teresa@alderridge.example may not be the client.'
  const warning = line('Warning', 'Not confirmed.')
  const unconfirmed = { ...proposal, confirmation: question, preview: [...proposal.preview, warning] }
  const { user, sent } = await openRequest(
    overview,
    serviceRequestAnswer({ preparedWork: { ...preparedWork, proposals: [unconfirmed] } }),
    {
      approveProposalMutation: () => ({
        approveCaraProposal: { __typename: 'ApproveCaraProposalSuccess', caraProposal: unconfirmed },
      }),
    },
  )
  const card = screen.getByRole('region', { name: 'Reply to Teresa Maldonado' })
  within(card).getByText('Not confirmed.')
  await user.click(within(card).getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Send Documents' })
  within(dialog).getByText(/may not be the client/)
  expect(sent.some(({ name }) => name === 'approveProposalMutation')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }))
  expect(sent.find(({ name }) => name === 'approveProposalMutation')?.variables).toEqual({
    id: 'pp_reply',
    confirm: true,
  })
})

test('says why a prepared reply was withdrawn', async () => {
  const withdrawn = { ...proposal, state: 'WITHDRAWN', result: 'Marcus Webb answered this thread.' }
  await openRequest(
    overview,
    serviceRequestAnswer({ preparedWork: { ...preparedWork, proposals: [withdrawn] } }),
  )
  screen.getByText('Withdrawn: Reply to Teresa Maldonado. Marcus Webb answered this thread.')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('once everything is done, the request can be resolved from there', async () => {
  const done = {
    ...proposal,
    state: 'DONE',
    result: 'Reply sent.',
    viewerCanDecide: decided,
    viewerCanApprove: decided,
  }
  const declined = { ...done, id: 'pp_other', state: 'DECLINED' }
  const show = (proposals: unknown[], change = {}) =>
    openRequest(overview, serviceRequestAnswer({ preparedWork: { ...preparedWork, proposals }, ...change }))
  await show([declined, done])
  const link = screen.getByRole('link', { name: 'Resolve request' })
  expect(link.getAttribute('href')).toBe('/app/servicing/sr_roofing/resolve')
  screen.getByText(/Cara has not issued the certificate/)
  cleanup()
  await show([{ ...done, tool: 'issue_certificate' }])
  screen.getByText(/^Nothing waits for approval/)
  cleanup()
  await show([declined, proposal])
  expect(screen.queryByRole('link', { name: 'Resolve request' })).toBeNull()
})

test('resolves a request that the sent answer settles in one press', async () => {
  const done = {
    ...proposal,
    state: 'DONE',
    result: 'Reply sent.',
    viewerCanDecide: decided,
    viewerCanApprove: decided,
  }
  const { user, sent } = await openRequest(
    overview,
    serviceRequestAnswer({ isSettled: true, preparedWork: { ...preparedWork, proposals: [done] } }),
    {
      resolveRequestMutation: () => ({
        resolveServiceRequest: {
          __typename: 'ResolveServiceRequestSuccess',
          serviceRequest: serviceRequestAnswer(resolvedByMarcus),
        },
      }),
    },
  )
  screen.getByText('Sent. Resolve this request?')
  expect(screen.getByRole('link', { name: 'Add notes or files' }).getAttribute('href')).toBe(
    '/app/servicing/sr_roofing/resolve',
  )
  await user.click(screen.getByRole('button', { name: 'Resolve request' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'resolveRequestMutation')?.variables).toEqual({
      id: 'sr_roofing',
      input: { notes: null, files: [] },
    }),
  )
})

test('asks on the request for what Cara needs, and sends her the answer', async () => {
  const question = 'What are the name and mailing address of the additional insured?'
  const content = `The additional insured request needs one more answer.\n\n${question}`
  const { user, sent } = await openRequest(
    overview,
    serviceRequestAnswer({
      preparedWork: {
        ...preparedWork,
        state: 'WAITING_FOR_INPUT',
        question,
        messages: [{ __typename: 'CaraMessage', id: 'wm_1', role: 'AGENT', content, citations: [] }],
      },
    }),
    {
      AnswerFormMutation: () => ({
        addCaraWorkspaceMessage: {
          __typename: 'AddCaraWorkspaceMessageSuccess',
          caraWorkspace: { __typename: 'CaraWorkspace', id: 'cw_prepared', state: 'WORKING' },
        },
      }),
    },
  )
  screen.getByText('The additional insured request needs one more answer.')
  await user.type(screen.getByRole('textbox', { name: question }), 'Stonebridge Owners LLC')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await screen.findByText('Cara is preparing this request.')
  expect(sent.find(({ name }) => name === 'AnswerFormMutation')?.variables).toMatchObject({
    id: 'cw_prepared',
    input: { message: 'Stonebridge Owners LLC' },
  })
})

test('a resolved request asks nothing', async () => {
  const question = 'Which policy is the vehicle on?'
  await openRequest(
    overview,
    serviceRequestAnswer({
      ...resolvedByMarcus,
      preparedWork: {
        ...preparedWork,
        state: 'WAITING_FOR_INPUT',
        question,
        messages: [
          {
            __typename: 'CaraMessage',
            id: 'wm_1',
            role: 'AGENT',
            content: `The vehicle is ready to be added. ${question}`,
            citations: [],
          },
        ],
      },
    }),
  )
  await screen.findByText(/The vehicle is ready to be added\./)
  expect(screen.queryByRole('form', { name: 'Answer for Cara' })).toBeNull()
})

test('asks for a day with a date picker', async () => {
  const question = 'On what date should the change take effect?'
  const { user, sent } = await openRequest(
    overview,
    serviceRequestAnswer({
      preparedWork: { ...preparedWork, state: 'WAITING_FOR_INPUT', question, isQuestionForDate: true },
    }),
    {
      AnswerFormMutation: () => ({
        addCaraWorkspaceMessage: {
          __typename: 'AddCaraWorkspaceMessageSuccess',
          caraWorkspace: { __typename: 'CaraWorkspace', id: 'cw_prepared', state: 'WORKING' },
        },
      }),
    },
  )
  const day = within(await screen.findByRole('group', { name: /^On what date/ }))
  await user.click(await day.findByRole('spinbutton', { name: /month/ }))
  await user.keyboard('12012026')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'AnswerFormMutation')?.variables).toMatchObject({
      input: { message: 'Dec 1, 2026' },
    }),
  )
})

test('lists a draft once, however often it was prepared, and opens it in the workspace', async () => {
  const draft = { __typename: 'CaraArtifact', title: 'Additional insured request' }
  const artifacts = [
    { ...draft, id: 'ar_1' },
    { ...draft, id: 'ar_2' },
  ]
  await openRequest(overview, serviceRequestAnswer({ preparedWork: { ...preparedWork, artifacts } }))
  const found = screen.getAllByRole('link', { name: 'Additional insured request' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual([
    '/app/workspaces/cw_prepared?artifact=ar_2',
  ])
})

test('a reference opens its source in the workspace', async () => {
  const message = {
    __typename: 'CaraMessage',
    id: 'wm_1',
    role: 'AGENT',
    content: 'The contract asks for $1,000,000. [1]',
    citations: [{ __typename: 'CaraCitation', fileId: 'fi_contract', page: 2, quote: '$1,000,000 each' }],
  }
  await openRequest(
    overview,
    serviceRequestAnswer({ preparedWork: { ...preparedWork, messages: [message], proposals: [] } }),
  )
  expect(screen.getByRole('link', { name: '[1]' }).getAttribute('href')).toBe(
    '/app/workspaces/cw_prepared?source=fi_contract&page=2&quote=%241%2C000%2C000+each',
  )
})

test('a request without an account leads to where one is chosen', async () => {
  await openRequest(
    overview,
    serviceRequestAnswer({ account: null, emailThreads: [{ __typename: 'EmailThread', id: 'et_1' }] }),
  )
  expect(screen.getByRole('link', { name: 'Choose the account' }).getAttribute('href')).toBe(
    '/app/emails/et_1/account',
  )
})

test('says what was done once an approval is carried out, with a link to it', async () => {
  let outcome: object | null = null
  const { user, tell } = await openRequest(overview, serviceRequestAnswer({ preparedWork }), {
    approveProposalMutation: () => ({
      approveCaraProposal: { __typename: 'ApproveCaraProposalSuccess' },
    }),
    announceOutcomeQuery: () => ({ caraProposalOutcome: outcome }),
  })
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('status')).toBeNull()
  outcome = {
    __typename: 'CaraProposalOutcome',
    isDone: true,
    message: 'Reply sent to teresa@alderridge.example.',
    record: { __typename: 'EmailThread', __isNode: 'EmailThread', id: 'et_roofing' },
  }
  act(() => tell([{ typename: 'CaraProposal', subjectId: 'cw_prepared' }]))
  const said = within(screen.getByRole('region', { name: 'Notifications' }))
  await said.findByText('Reply sent to teresa@alderridge.example')
  expect(said.getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toBe(
    '/app/emails/et_roofing',
  )
})

test('an approval whose email waits can be undone, and its outcome is then not told', async () => {
  let outcome: object | null = null
  const { user, tell, sent } = await openRequest(overview, serviceRequestAnswer({ preparedWork }), {
    approveProposalMutation: () => ({
      approveCaraProposal: {
        __typename: 'ApproveCaraProposalSuccess',
        caraProposal: {
          __typename: 'CaraProposal',
          id: 'pp_reply',
          undoUntil: '2026-03-16T15:30:15Z',
        },
      },
    }),
    approveProposalUndoMutation: () => ({ undoCaraApproval: { __typename: 'UndoCaraApprovalSuccess' } }),
    announceOutcomeQuery: () => ({ caraProposalOutcome: outcome }),
  })
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const said = within(screen.getByRole('region', { name: 'Notifications' }))
  await said.findByText('Approved')
  await user.click(said.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('approveProposalUndoMutation'))
  outcome = { __typename: 'CaraProposalOutcome', isDone: true, message: 'Reply sent.', record: null }
  act(() => tell([{ typename: 'CaraProposal', subjectId: 'cw_prepared' }]))
  expect(said.queryByText('Reply sent')).toBeNull()
})

test('says why an approval was not carried out', async () => {
  const { user } = await openRequest(overview, serviceRequestAnswer({ preparedWork }), {
    approveProposalMutation: () => ({
      approveCaraProposal: { __typename: 'ApproveCaraProposalSuccess' },
    }),
    announceOutcomeQuery: () => ({
      caraProposalOutcome: {
        __typename: 'CaraProposalOutcome',
        isDone: false,
        message: 'The client has written again. Read the new message first. Nothing was sent.',
        record: null,
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await within(await screen.findByRole('alert')).findByText(/^The client has written again/)
})
