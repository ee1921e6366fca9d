import { screen, waitFor, within } from '@testing-library/react'
import { toast } from '@coverdesk/design-system'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { activity, openRequest, overview, preloadRequest } from '../testing/openRequest.tsx'
import { pressTwice } from '../testing/pressTwice.ts'
import { requestDrafts } from './requestDrafts.ts'
import { resolvedByMarcus, serviceRequestAnswer } from '../testing/serviceRequestAnswer.ts'

beforeAll(preloadRequest, 60_000)
afterEach(() => toast.dismissAll())

test('resolving sends the notes, closes the dialog and returns to the overview', async () => {
  const request = serviceRequestAnswer()
  const { user, router, sent } = await openRequest(activity, request, {
    resolveRequestMutation: () => ({
      resolveServiceRequest: {
        __typename: 'ResolveServiceRequestSuccess',
        serviceRequest: Object.assign(request, resolvedByMarcus),
      },
    }),
  })
  await user.click(screen.getByRole('link', { name: 'Resolve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Resolve Service Request' })
  expect(router.state.location.pathname).toBe('/app/servicing/sr_roofing/resolve')
  await user.type(await within(dialog).findByRole('textbox', { name: 'Notes' }), 'Certificate sent.')
  await user.click(within(dialog).getByRole('button', { name: 'Resolve Request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe(overview)
  expect(sent.find(({ name }) => name === 'resolveRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { notes: 'Certificate sent.', files: [] },
  })
  await screen.findByRole('button', { name: 'Resolved' })
})

test('a server error shows below its field, and the dialog stays open', async () => {
  const { user } = await openRequest('/app/servicing/sr_roofing/resolve', serviceRequestAnswer(), {
    resolveRequestMutation: () => ({
      resolveServiceRequest: validationErrors({
        path: 'notes',
        message: 'Keep the notes under 10,000 characters.',
      }),
    }),
  })
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Resolve Request' }))
  await within(dialog).findByText('Keep the notes under 10,000 characters.')
  expect(within(dialog).getByRole('textbox', { name: 'Notes' }).ariaInvalid).toBe('true')
})

test('the second user learns who resolved the request', async () => {
  const request = serviceRequestAnswer()
  const { user } = await openRequest('/app/servicing/sr_roofing/resolve', request, {
    resolveRequestMutation: () => ({
      resolveServiceRequest: {
        __typename: 'AlreadyResolvedError',
        __isNamedError: 'AlreadyResolvedError',
        message: 'Marcus Oyelaran resolved this request.',
        serviceRequest: Object.assign(request, resolvedByMarcus),
      },
    }),
  })
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Resolve Request' }))
  await within(dialog).findByText(/Marcus Oyelaran resolved this request on/)
  expect(within(dialog).getByRole('button', { name: 'Resolve Request' }).ariaDisabled).toBe('true')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Resolved' })
})

test('a file chosen before Back is still there when the dialog opens again', async () => {
  const request = serviceRequestAnswer()
  const file = new File(['%PDF-1.7'], 'Certificate.pdf', { type: 'application/pdf' })
  requestDrafts.keepFiles(request.id, [{ file, id: 'fi_certificate' }])
  const { user, router, sent } = await openRequest(overview, request, {
    resolveRequestMutation: () => ({
      resolveServiceRequest: {
        __typename: 'ResolveServiceRequestSuccess',
        serviceRequest: Object.assign(request, resolvedByMarcus),
      },
    }),
  })
  await user.click(screen.getByRole('link', { name: 'Resolve' }))
  await screen.findByText('Certificate.pdf')
  await router.navigate(-1)
  await user.click(await screen.findByRole('link', { name: 'Resolve' }))
  await screen.findByText('Certificate.pdf')
  await user.click(screen.getByRole('button', { name: 'Resolve Request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ name }) => name === 'resolveRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { notes: null, files: ['fi_certificate'] },
  })
  expect(requestDrafts.readFiles(request.id)).toEqual([])
})

test('an update sends only changed fields', async () => {
  const request = serviceRequestAnswer()
  const { user, sent } = await openRequest(overview, request, {
    updateRequestMutation: () => ({
      updateServiceRequest: {
        __typename: 'UpdateServiceRequestSuccess',
        serviceRequest: Object.assign(request, { assignee: null }),
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Update request' }))
  const dialog = await screen.findByRole('dialog', { name: 'Update Service Request' })
  await user.clear(await within(dialog).findByRole('combobox', { name: 'Assignee' }))
  await user.keyboard('{Escape}')
  await user.click(within(dialog).getByRole('button', { name: 'Update Request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ name }) => name === 'updateRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: {
      assigneeId: null,
      seen: { assigneeId: 'au_marcus', dueAt: '2026-03-09T00:00:00.000Z' },
    },
  })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assignee' }).value).toBe('nobody')
})

test.each([
  ['resolve', 'Resolve Request', 'resolveRequestMutation'],
  ['update', 'Update Request', 'updateRequestMutation'],
])('the %s dialog sends once, however often %s is pressed', async (dialog, name, mutation) => {
  const request = serviceRequestAnswer()
  const { sent } = await openRequest(`/app/servicing/sr_roofing/${dialog}`, request, {
    resolveRequestMutation: () => ({
      resolveServiceRequest: {
        __typename: 'ResolveServiceRequestSuccess',
        serviceRequest: Object.assign(request, resolvedByMarcus),
      },
    }),
    updateRequestMutation: () => ({
      updateServiceRequest: { __typename: 'UpdateServiceRequestSuccess', serviceRequest: request },
    }),
  })
  await screen.findByRole('dialog')
  pressTwice(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter((one) => one.name === mutation)).toHaveLength(1)
})

test('notes of invisible characters count as empty', async () => {
  const request = serviceRequestAnswer()
  const { user, sent } = await openRequest('/app/servicing/sr_roofing/resolve', request, {
    resolveRequestMutation: () => ({
      resolveServiceRequest: {
        __typename: 'ResolveServiceRequestSuccess',
        serviceRequest: Object.assign(request, resolvedByMarcus),
      },
    }),
  })
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), '\u200b\u2060')
  await user.click(screen.getByRole('button', { name: 'Resolve Request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ name }) => name === 'resolveRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { notes: null, files: [] },
  })
})

test('a request without an account is linked to one and to one of its policies', async () => {
  const request = serviceRequestAnswer({ account: null, businessPolicy: null })
  const { account, businessPolicy } = serviceRequestAnswer()
  const { user, sent } = await openRequest(overview, request, {
    searchAccountsQuery: () => ({ accounts: { edges: [{ node: account }] } }),
    PolicySelectQuery: () => ({
      account: { __typename: 'Account', id: 'ac_roofing', policies: { edges: [{ node: businessPolicy }] } },
    }),
    LinkDialogMutation: () => ({
      updateServiceRequest: {
        __typename: 'UpdateServiceRequestSuccess',
        serviceRequest: Object.assign(request, { account, businessPolicy }),
      },
    }),
  })
  await user.click(screen.getByRole('link', { name: 'Choose the account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Account and Policy' }))
  await user.type(await dialog.findByRole('combobox', { name: /Account/ }), 'Alder')
  await user.click(await screen.findByRole('option', { name: /Alder Ridge Roofing LLC/ }))
  await dialog.findByRole('option', { name: 'General Liability GL-4471902' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Policy' }), 'bp_gl')
  await user.click(dialog.getByRole('button', { name: 'Link Request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ name }) => name === 'LinkDialogMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { accountId: 'ac_roofing', businessPolicyId: 'bp_gl' },
  })
  await screen.findByRole('link', { name: /Northgate Casualty/ })
})

const question = { __typename: 'ServiceRequest', id: 'sr_question', type: 'QUESTION', gist: 'Glass coverage' }

test('a request is merged into another of its conversation from its menu', async () => {
  const request = serviceRequestAnswer({ mergeTargets: [question] })
  const { user, sent } = await openRequest(overview, request, {
    MergeDialogQuery: () => ({ serviceRequest: request }),
    correctRequestMutation: () => ({
      correctServiceRequest: {
        __typename: 'CorrectServiceRequestSuccess',
        serviceRequest: Object.assign(request, resolvedByMarcus, { mergeTargets: [] }),
        openedRequest: null,
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Merge into another request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Service Requests' }))
  await dialog.findByRole('option', { name: 'Question · Glass coverage' })
  await user.click(dialog.getByRole('button', { name: 'Merge Requests' }))
  await screen.findByText('Merged into Question')
  expect(screen.getByRole('link', { name: 'Open request' }).getAttribute('href')).toBe(
    '/app/servicing/sr_question/overview',
  )
  expect(sent.find(({ name }) => name === 'correctRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { mergeIntoId: 'sr_question' },
  })
  await screen.findByRole('button', { name: 'Resolved' })
})

test('a second request is split off from the menu of the first', async () => {
  const request = serviceRequestAnswer()
  const { user, sent } = await openRequest(overview, request, {
    SplitDialogQuery: () => ({ serviceRequest: request }),
    correctRequestMutation: () => ({
      correctServiceRequest: {
        __typename: 'CorrectServiceRequestSuccess',
        serviceRequest: request,
        openedRequest: question,
      },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect((await screen.findByRole('menuitem', { name: /Merge into another request/ })).ariaDisabled).toBe(
    'true',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Split off a request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Split Off a Request' }))
  const type = await dialog.findByRole<HTMLSelectElement>('combobox')
  // Nothing is chosen for the user, and the page beneath is still the overview.
  expect(type.value).toBe('')
  expect(dialog.getByRole('button', { name: 'Open Request' }).ariaDisabled).toBe('true')
  expect(screen.getByRole('link', { name: 'Overview', hidden: true }).ariaCurrent).toBe('page')
  await user.selectOptions(type, 'QUESTION')
  await user.click(dialog.getByRole('button', { name: 'Open Request' }))
  await screen.findByText('Question request opened')
  expect(screen.getByRole('link', { name: 'Open request' }).getAttribute('href')).toBe(
    '/app/servicing/sr_question/overview',
  )
  expect(sent.find(({ name }) => name === 'correctRequestMutation')?.variables).toEqual({
    id: 'sr_roofing',
    input: { alsoType: 'QUESTION' },
  })
})
