import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activeThread, communicationAnswers, openCommunication } from '../testing/openCommunication.tsx'

const unknownSender = { ...activeThread, account: null, isSenderVerified: true, isFromClient: true }
const corrected = { correctConversation: { __typename: 'CorrectConversationSuccess' } }

function openAccountDialog(more: Parameters<typeof openCommunication>[1] = {}, at = '/app/emails/et_harbor') {
  return openCommunication(at, {
    ...communicationAnswers({ threads: [unknownSender as unknown as typeof activeThread] }),
    AccountDialogQuery: () => ({ node: unknownSender }),
    searchAccountsQuery: () => ({ accounts: { edges: [] } }),
    correctionsConversationMutation: () => corrected,
    ...more,
  })
}

test('an unknown sender becomes an account with a contact in two steps', async () => {
  const { user, sent, router } = openAccountDialog({
    correctionsNewAccountMutation: () => ({
      createAccount: {
        __typename: 'CreateAccountSuccess',
        account: { __typename: 'Account', id: 'ac_new' },
      },
    }),
  })
  await user.click(await screen.findByRole('link', { name: 'Choose the account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose the account' })
  await user.type(await within(dialog).findByRole('combobox', { name: /Account/ }), 'Delgado Roofing')
  await user.click(await screen.findByRole('option', { name: /Delgado Roofing/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Create Account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/emails/et_harbor'))
  const created = sent.find(({ name }) => name === 'correctionsNewAccountMutation')
  expect(created?.variables['input']).toMatchObject({
    type: 'BUSINESS',
    account: { name: 'Delgado Roofing', email: 'marisol@harborstreet.example' },
    contact: { name: 'Marisol Ortega', email: 'marisol@harborstreet.example' },
  })
  const moved = sent.find(({ name }) => name === 'correctionsConversationMutation')
  expect(moved?.variables['input']).toEqual({ accountId: 'ac_new', remember: true })
})

test('the account can be chosen after a reload of its dialog', async () => {
  const { user, router } = openAccountDialog({}, '/app/emails/et_harbor/account')
  const dialog = await screen.findByRole('dialog', { name: 'Choose the account' })
  const field = await within(dialog).findByRole('combobox', { name: /Account/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('Delgado')
  expect(field.getAttribute('value')).toBe('Delgado')
  await user.clear(field)
  await user.keyboard('{Escape}')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/emails/et_harbor'))
})

test('whoever is not taken for somebody of a client becomes a contact or a rule only when somebody says so', async () => {
  const { user } = openAccountDialog({
    AccountDialogQuery: () => ({ node: { ...unknownSender, isFromClient: false } }),
  })
  await user.click(await screen.findByRole('link', { name: 'Choose the account' }))
  for (const name of [/as a contact/, /Always use this account/])
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked).toBe(false)
})

test('changes a request’s type in one step', async () => {
  const { user, sent } = openAccountDialog({
    correctionsRequestMutation: () => ({
      correctServiceRequest: { __typename: 'CorrectServiceRequestSuccess' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Change Create Certificate' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Cancel Policy' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'correctionsRequestMutation')?.variables).toEqual({
      id: 'sr_harbor',
      input: { type: 'CANCEL_POLICY' },
    }),
  )
})

test('a conversation that is not a request is closed, and its sender ignored if the user says so', async () => {
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    correctionsConversationMutation: () => corrected,
  })
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Not a request' }))
  await screen.findByText('Requests closed')
  await user.click(screen.getByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Never a request from this sender' }))
  await screen.findByText('Sender ignored from now on')
  expect(
    sent
      .filter(({ name }) => name === 'correctionsConversationMutation')
      .map(({ variables }) => variables['input']),
  ).toEqual([
    { isNoRequest: true, remember: false },
    { isNoRequest: true, remember: true },
  ])
})

test('the account that an unconfirmed message seems to be from is confirmed in one step', async () => {
  const possibleAccount = { ...activeThread.account, id: 'ac_harbor' }
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({
      threads: [{ ...unknownSender, possibleAccount } as unknown as typeof activeThread],
    }),
    correctionsConversationMutation: () => corrected,
  })
  await screen.findByText('This may be Harbor Street Salon LLC.')
  await user.click(screen.getByRole('button', { name: 'Use Harbor Street Salon LLC' }))
  await screen.findByText('Account confirmed')
  expect(sent.find(({ name }) => name === 'correctionsConversationMutation')?.variables).toEqual({
    id: 'et_harbor',
    input: { accountId: 'ac_harbor' },
  })
})

test('a request can be opened from a conversation in which Cara saw none', async () => {
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [{ ...activeThread, serviceRequests: [] }] }),
    correctionsOpenRequestMutation: () => ({
      openConversationRequest: { __typename: 'OpenConversationRequestSuccess' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Open a request: Cancel Policy' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'correctionsOpenRequestMutation')?.variables).toEqual({
      id: 'et_harbor',
      type: 'CANCEL_POLICY',
    }),
  )
})

test('two requests of a conversation are merged from the menu of its decisions', async () => {
  const serviceRequests = activeThread.serviceRequests.flatMap((request) => [
    request,
    { ...request, id: 'sr_question', type: 'QUESTION' },
  ])
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [{ ...activeThread, serviceRequests }] }),
    correctionsRequestMutation: () => ({
      correctServiceRequest: { __typename: 'CorrectServiceRequestSuccess' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await screen.findByRole('menuitem', { name: 'Split off a request: Cancel Policy' })
  await user.click(screen.getByRole('menuitem', { name: 'Merge requests: Question into Create Certificate' }))
  await screen.findByText('Requests merged')
  expect(sent.find(({ name }) => name === 'correctionsRequestMutation')?.variables).toEqual({
    id: 'sr_question',
    input: { mergeIntoId: 'sr_harbor' },
  })
})

test('the menu offers another account only where one is chosen', async () => {
  const { user } = openAccountDialog()
  await user.click(await screen.findByRole('button', { name: 'Change…' }))
  await screen.findByRole('menuitem', { name: 'Choose the account' })
  expect(screen.queryByRole('menuitem', { name: 'Choose another account' })).toBeNull()
})
