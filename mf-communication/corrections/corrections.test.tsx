import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activeThread, communicationAnswers, openCommunication } from '../testing/openCommunication.tsx'

const unknownSender = { ...activeThread, account: null }
const corrected = { correctConversation: { __typename: 'CorrectConversationSuccess' } }

function openAccountDialog(more: Parameters<typeof openCommunication>[1] = {}) {
  return openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [unknownSender as unknown as typeof activeThread] }),
    AccountDialogQuery: () => ({ node: unknownSender }),
    AccountDialogSearchQuery: () => ({ accounts: { edges: [] } }),
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

test('changes a request’s type in one step', async () => {
  const { user, sent } = openAccountDialog({
    correctionsRequestMutation: () => ({
      correctServiceRequest: { __typename: 'CorrectServiceRequestSuccess' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Correct Create Certificate' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Cancel Policy' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'correctionsRequestMutation')?.variables).toEqual({
      id: 'sr_harbor',
      input: { type: 'CANCEL_POLICY' },
    }),
  )
})
