import { act, screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { copilotAnswers } from '../testing/copilotAnswers.ts'
import { openCopilot } from '../testing/openCopilot.tsx'
import {
  approvalAnswer,
  dana,
  messageAnswer,
  stageAnswer,
  versions,
  workspaceAnswer,
  proposalDocumentAnswer,
} from '../testing/workspaceAnswer.ts'

beforeAll(preloadParts, 60_000)
beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const at = '/app/workspaces/cw_salon'

async function openWorkspace(change: Record<string, unknown> = {}, answers = {}, address = at) {
  const opened = openCopilot(address, { ...copilotAnswers(workspaceAnswer(change)), ...answers })
  await screen.findByRole('log', { name: 'Conversation with Cara' })
  // What is pushed before the page listens is lost.
  await waitFor(() => expect(opened.streams.has('WorkspacePageSubscription')).toBe(true))
  const push = (next: Record<string, unknown>) =>
    act(() =>
      opened.streams
        .get('WorkspacePageSubscription')
        ?.next({ data: { watchCaraWorkspace: workspaceAnswer(next) } }),
    )
  return { ...opened, push }
}

test.each([
  ['/app/workspaces/cw_gone', '/app/workspaces', 'Workspace not found'],
  ['/app/presets/cp_gone/edit', '/app/presets', 'Preset not found'],
  ['/app/home/presets/cp_gone', '/app/home', 'Preset not found'],
  ['/app/styles/ht_gone', '/app/styles', 'Style not found'],
])('%s of a deleted record redirects to %s, which says why', async (address, list, why) => {
  const { router } = openCopilot(address, {
    ...copilotAnswers(),
    EditPresetDialogQuery: () => ({ customPreset: null, caraTools: [] }),
    EditStyleSlideOverQuery: () => ({ htmlDocumentTemplate: null, documentBaseStyles: [] }),
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(list))
  await screen.findByText(why)
})

test('a stage is one line, and its steps expand to show each tool’s input', async () => {
  const { user } = await openWorkspace()
  expect(screen.queryByText('Search Salon BOP.pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: '1 step' }))
  const step = await screen.findByText('Search Salon BOP.pdf')
  const tool = screen.getByText('search_file')
  // The step says what was done; the tool's own name shows on demand.
  expect(step.closest('summary')?.contains(tool)).toBe(false)
  expect(tool.closest('details')?.open).toBe(false)
  await user.click(step)
  expect(tool.closest('details')?.open).toBe(true)
})

test('a greeting is answered without a stage that did nothing', async () => {
  await openWorkspace({
    planStages: [stageAnswer('ps_hello', { title: 'Find out what is needed', events: [] })],
  })
  expect(screen.queryByText('Find out what is needed')).toBeNull()
})

test.each([
  ['IN_PROGRESS', 40, 'Processing attachments... (40%)'],
  ['FAILED', 40, 'Failed to process attachments'],
  ['SUCCESS', 100, 'Processed attachments'],
])('attachments that are %s read so', async (state, currentFileProgress, words) => {
  const type = 'PROCESS_ATTACHMENTS'
  const stage = stageAnswer('ps_files', { type, state, processAttachmentsDetails: { currentFileProgress } })
  await openWorkspace({ planStages: [stage] })
  await screen.findByText(words)
})

test('a message sent while Cara works waits at the end of the conversation', async () => {
  const { user, push, sent } = await openWorkspace(
    {},
    {
      workspaceMutationsSendMutation: () => ({
        addCaraWorkspaceMessage: {
          __typename: 'AddCaraWorkspaceMessageSuccess',
          // Its state when the message was added: the stream may be ahead by now.
          caraWorkspace: { __typename: 'CaraWorkspace', id: 'cw_salon' },
        },
      }),
    },
  )
  push({ state: 'WORKING' })
  await screen.findByText('Thinking...')
  screen.getByText('Cara is working. Your message will be next in line.')
  await user.type(screen.getByRole('textbox', { name: 'Message to Cara' }), 'And mold?{Enter}')
  expect(sent.find(({ name }) => name === 'workspaceMutationsSendMutation')?.variables).toMatchObject({
    input: { message: 'And mold?' },
  })
  const waiting = { content: 'And mold?', timestamp: '2026-03-16T15:30:00.500Z', isQueued: true }
  push({
    state: 'WORKING',
    messages: [messageAnswer('wm_question'), messageAnswer('wm_mold', waiting)],
  })
  await screen.findByText('Queued')
  const log = screen.getByRole('log').textContent ?? ''
  expect(log.indexOf('Explore a document')).toBeLessThan(log.indexOf('And mold?'))

  push({
    messages: [
      messageAnswer('wm_late', { role: 'AGENT', content: 'Mold is excluded too.', agencyUser: null }),
    ],
  })
  await screen.findByText('Mold is excluded too.')
  expect(screen.queryByText('Thinking...')).toBeNull()
})

test('work can be stopped while Cara works, and the stopped stage retried', async () => {
  const caraWorkspace = { __typename: 'CaraWorkspace', id: 'cw_salon' }
  const { user, push, sent } = await openWorkspace(
    {},
    {
      workspaceMutationsStopMutation: () => ({
        stopCaraWorkspace: { __typename: 'StopCaraWorkspaceSuccess', caraWorkspace },
      }),
      workspaceMutationsRetryMutation: () => ({
        retryCaraPlanStage: { __typename: 'RetryCaraPlanStageSuccess', caraWorkspace },
      }),
    },
  )
  push({
    state: 'WORKING',
    viewerCanStop: { isAllowed: true, reason: null },
    planStages: [stageAnswer('ps_task', { state: 'IN_PROGRESS' })],
  })
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(sent.at(-1)).toMatchObject({ name: 'workspaceMutationsStopMutation', variables: { id: 'cw_salon' } })

  const viewerCanRetry = { isAllowed: true, reason: null }
  push({ planStages: [stageAnswer('ps_task', { state: 'FAILED', result: 'Stopped.', viewerCanRetry })] })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(sent.at(-1)).toMatchObject({ name: 'workspaceMutationsRetryMutation', variables: { id: 'ps_task' } })
})

test('work that a request started by itself is not shown as a message of the user', async () => {
  const prepare = { content: 'Prepare this service request', agencyUser: null }
  await openWorkspace({
    agencyUser: null,
    messages: [
      messageAnswer('wm_first', prepare),
      messageAnswer('wm_again', { ...prepare, timestamp: '2026-03-16T15:40:00.000Z' }),
    ],
  })
  screen.getByText('Cara started when the request arrived.')
  screen.getByText('The request changed: Cara prepared it again.')
  expect(screen.queryByText('Prepare this service request')).toBeNull()
  within(screen.getByRole('complementary', { name: 'Workspace' })).getByText('Cara')
})

test('reopens a completed stream after a second', async () => {
  const { streams } = await openWorkspace()
  vi.useFakeTimers()
  act(() => streams.get('WorkspacePageSubscription')?.complete())
  expect(streams.has('WorkspacePageSubscription')).toBe(false)
  act(() => void vi.advanceTimersByTime(1000))
  expect(streams.has('WorkspacePageSubscription')).toBe(true)
})

test('a citation in an answer opens its source beside the conversation', async () => {
  const { user, router } = await openWorkspace()
  await user.click(screen.getByRole('link', { name: '[1]' }))
  const pane = within(await screen.findByRole('region', { name: 'Salon BOP.pdf' }))
  pane.getByText('Water that backs up from a sewer or drain is not covered.')
  expect(new URLSearchParams(router.state.location.search).get('page')).toBe('12')
  await user.click(pane.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('an email shows its recipient and can be opened in the mail client or edited', async () => {
  const { user, sent } = await openWorkspace(
    {},
    {
      saveEmailMutation: () => ({
        updateCaraEmail: { __typename: 'NotFoundError', __isNamedError: 'NotFoundError', message: 'Gone.' },
      }),
    },
  )
  await user.click(screen.getByRole('link', { name: /Sewer backup coverage/ }))
  const pane = within(await screen.findByRole('region', { name: 'Sewer backup coverage' }))
  pane.getByText('Maria Lopez, maria@velvetcomb.example')
  const mail = new URL(pane.getByRole<HTMLAnchorElement>('link', { name: /Open in mail/ }).href)
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe('Your question about sewer backup')
  expect(mail.searchParams.get('body')).toContain('Hello Maria,\r\n\r\n')

  await user.click(pane.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toMatch(
    /^To: Maria Lopez <maria@velvetcomb\.example>\nSubject: Your question about sewer backup\n\nHello Maria,/,
  )
  await pane.findByRole('button', { name: 'Copied' })

  const attached = within(pane.getByRole('list', { name: 'Attachments' }))
  attached.getByRole('link', { name: /Salon BOP\.pdf/ })
  pane.getByText('Open in mail leaves the attachments out.')

  await user.click(pane.getByRole('button', { name: 'Edit' }))
  await user.click(await pane.findByRole('button', { name: 'Attach a file' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Insurance proposal.pdf' }))
  await user.click(pane.getByRole('button', { name: 'Remove Salon BOP.pdf' }))
  pane.getByText('Insurance proposal.pdf')
  await user.type(pane.getByRole('textbox', { name: /Subject/ }), '!')
  await user.click(pane.getByRole('button', { name: 'Save' }))
  await pane.findByText('Gone.')
  expect(sent.findLast(({ name }) => name === 'saveEmailMutation')?.variables['input']).toMatchObject({
    subject: 'Your question about sewer backup!',
    to: [{ name: 'Maria Lopez', email: 'maria@velvetcomb.example' }],
    attachmentIds: ['ar_document'],
  })
})

test('an email is put up for approval, or says what it lacks', async () => {
  let message: string | null = 'The draft has no recipient yet. Add one, then send it.'
  const { user, sent, router } = await openWorkspace(
    {},
    {
      workspaceMutationsProposeMutation: () => ({
        proposeCaraEmail:
          message === null
            ? {
                __typename: 'ProposeCaraEmailSuccess',
                caraProposal: { __typename: 'CaraProposal', id: 'cp_1' },
              }
            : { __typename: 'CannotDecideError', __isNamedError: 'CannotDecideError', message },
      }),
    },
  )
  await user.click(screen.getByRole('link', { name: /Sewer backup coverage/ }))
  const pane = within(await screen.findByRole('region', { name: 'Sewer backup coverage' }))
  await user.click(pane.getByRole('button', { name: 'Send' }))
  await pane.findByText(message)
  message = null
  await user.click(pane.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(sent.filter(({ name }) => name === 'workspaceMutationsProposeMutation')).toHaveLength(2)
})

test('shows a document in a sandboxed frame in the selected style, which is saved', async () => {
  const restyled = { ...proposalDocumentAnswer.htmlDocument, styleId: 'ht_harborline' }
  const { user, sent } = await openWorkspace(
    {},
    {
      saveDocumentMutation: () => ({
        updateCaraHtmlDocument: {
          __typename: 'UpdateCaraHtmlDocumentSuccess',
          caraArtifact: { ...proposalDocumentAnswer, version: 2, htmlDocument: restyled },
        },
      }),
    },
    `${at}?artifact=ar_document`,
  )
  const frame = await screen.findByTitle<HTMLIFrameElement>('Insurance proposal')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('src')).toContain(
    '/html/cw_salon/ar_document?style_id=builtin%3Aclassic-professional',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Harborline')
  await waitFor(() =>
    expect(screen.getByTitle('Insurance proposal').getAttribute('src')).toContain(
      'style_id=ht_harborline&version=2',
    ),
  )
  expect(sent.find(({ name }) => name === 'saveDocumentMutation')?.variables).toEqual({
    id: 'ar_document',
    input: { version: 1, styleId: 'ht_harborline' },
  })
})

test('closing the pane asks before edits of its document are lost', async () => {
  const { user, router } = await openWorkspace({}, {}, `${at}?artifact=ar_document`)
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' 2027')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.search).toBe('?artifact=ar_document')

  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('an earlier version shows its changes and can be restored', async () => {
  const second = { number: 2, note: 'Edited', createdAt: '2026-03-16T15:40:00.000Z', agencyUser: dana }
  const [emailArtifact] = workspaceAnswer().artifacts
  const edited = { ...emailArtifact, version: 2, versions: [...versions, second] }
  const { user, sent } = await openWorkspace(
    { artifacts: [edited] },
    {
      ArtifactVersionsQuery: () => ({
        node: {
          __typename: 'CaraArtifact',
          id: 'ar_email',
          changes: [
            { kind: 'SAME', text: 'Your policy ' },
            { kind: 'REMOVED', text: 'covers' },
            { kind: 'ADDED', text: 'does not cover' },
          ],
        },
      }),
      workspaceMutationsRestoreMutation: () => ({
        restoreCaraArtifactVersion: {
          __typename: 'NotFoundError',
          __isNamedError: 'NotFoundError',
          message: 'Gone.',
        },
      }),
    },
    `${at}?artifact=ar_email`,
  )
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Version' }),
    'Version 1: Drafted · Cara',
  )
  const changes = within(await screen.findByRole('region', { name: 'Changes from version 1 to version 2' }))
  expect(changes.getByText('does not cover').tagName).toBe('INS')
  expect(changes.getByText('covers').tagName).toBe('DEL')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await screen.findByText('Gone.')
  expect(sent.find(({ name }) => name === 'workspaceMutationsRestoreMutation')?.variables).toEqual({
    id: 'ar_email',
    version: 1,
  })
})

test('approves a proposal as shown and then says who decided', async () => {
  const decided = {
    ...approvalAnswer,
    state: 'DONE',
    decidedAt: '2026-03-16T15:31:00.000Z',
    decidedBy: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
    result: 'Sent.',
    viewerCanDecide: { isAllowed: false, reason: 'This was already approved.' },
    viewerCanApprove: { isAllowed: false, reason: 'This was already approved.' },
  }
  const { user, sent, push } = await openWorkspace(
    { proposals: [approvalAnswer] },
    {
      approveProposalMutation: () => ({
        approveCaraProposal: {
          __typename: 'ApproveCaraProposalSuccess',
          caraProposal: { __typename: 'CaraProposal', id: 'pp_send' },
        },
      }),
    },
  )
  const card = within(screen.getByRole('region', { name: 'Email the answer to Maria Lopez' }))
  card.getByText('Your question about sewer backup')
  await user.click(card.getByRole('button', { name: 'Approve' }))
  push({ proposals: [decided] })
  await card.findByText(/Dana Whitfield,/)
  expect(card.queryByRole('button', { name: 'Decline' })).toBeNull()
  expect(sent.find(({ name }) => name === 'approveProposalMutation')?.variables).toEqual({
    id: 'pp_send',
    confirm: null,
  })
})

test('resolves the request of a workspace in one press once its answer was sent', async () => {
  const serviceRequest = {
    __typename: 'ServiceRequest',
    id: 'sr_salon',
    type: 'CREATE_CERTIFICATE',
    state: 'OPEN',
    customerName: 'Harbor Street Salon LLC',
    isSettled: true,
    viewerCanResolve: { __typename: 'Permission', isAllowed: true, reason: null },
  }
  const { user, sent } = await openWorkspace(
    { serviceRequest },
    {
      SettledRequestMutation: () => ({
        resolveServiceRequest: {
          __typename: 'ResolveServiceRequestSuccess',
          serviceRequest: {
            ...serviceRequest,
            state: 'CLOSED',
            isSettled: false,
            preparedWorkWait: null,
            viewerCanResolve: { __typename: 'Permission', isAllowed: false, reason: 'It is closed.' },
          },
        },
      }),
    },
  )
  await user.click(screen.getByRole('button', { name: 'Details' }))
  const panel = within(await screen.findByRole('region', { name: 'Service request' }))
  expect(panel.queryByRole('link', { name: 'Resolve' })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Resolve request' }))
  await panel.findByText('Closed')
  panel.getByRole('button', { name: 'Resolved' })
  expect(sent.find(({ name }) => name === 'SettledRequestMutation')?.variables).toEqual({ id: 'sr_salon' })
})

test('a draft survives a reload', async () => {
  const { user } = await openWorkspace()
  await user.type(screen.getByRole('textbox', { name: 'Message to Cara' }), 'Also check the')
  document.body.replaceChildren()
  await openWorkspace()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Cara' }).value).toBe(
    'Also check the',
  )
})
