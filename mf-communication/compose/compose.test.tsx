import { toast } from '@coverdesk/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { activeThread, communicationAnswers, openCommunication } from '../testing/openCommunication.tsx'

afterEach(() => toast.dismissAll())

const lossRuns = {
  __typename: 'File',
  id: 'fi_loss',
  name: 'Loss runs.pdf',
  about: 'General Liability',
  createdAt: '2026-03-01T10:00:00Z',
}
const account = {
  __typename: 'Account',
  id: 'ac_harbor',
  account: {
    __typename: 'BusinessDetail',
    name: 'Harbor Street Salon LLC',
    email: 'office@harborstreet.example',
  },
  contacts: [
    { __typename: 'Contact', id: 'ct_1', name: 'Marisol Ortega', email: 'marisol@harborstreet.example' },
    { __typename: 'Contact', id: 'ct_2', name: 'Luz Ortega', email: null },
  ],
  attachableFiles: [lossRuns],
}

test('a new email goes to people of the account that is chosen, with its documents', async () => {
  const { user, sent, router } = openCommunication('/app/emails?waiting=us', {
    ...communicationAnswers(),
    NewEmailDialogQuery: () => ({}),
    searchAccountsQuery: () => ({ accounts: { edges: [{ node: account }] } }),
    AccountPartsQuery: () => ({ account }),
    composeMutationsNewMutation: () => ({
      sendNewEmail: {
        __typename: 'SendNewEmailSuccess',
        emailThread: { __typename: 'EmailThread', id: 'et_new', emails: [] },
      },
    }),
  })
  await user.click(await screen.findByRole('link', { name: 'New Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Email' }))
  await user.type(await dialog.findByRole('combobox', { name: /Account/ }), 'Harbor')
  await user.click(await screen.findByRole('option', { name: /Harbor Street Salon LLC/ }))
  await user.click(await dialog.findByRole('checkbox', { name: /Marisol Ortega/ }))
  expect(dialog.queryByRole('checkbox', { name: /Luz Ortega/ })).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Your renewal')
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Is the payroll still right?')
  await user.click(dialog.getByRole('button', { name: 'Attach a document on file' }))
  await user.click(await screen.findByRole('menuitem', { name: /Loss runs\.pdf/ }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('Sent to marisol@harborstreet.example')
  expect(screen.getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toBe(
    '/app/emails/et_new',
  )
  expect(sent.find(({ name }) => name === 'composeMutationsNewMutation')?.variables['input']).toEqual({
    accountId: 'ac_harbor',
    to: ['marisol@harborstreet.example'],
    subject: 'Your renewal',
    body: 'Is the payroll still right?',
    files: ['fi_loss'],
    sendsFilesElsewhere: false,
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/emails'))
  expect(router.state.location.search).toBe('?waiting=us')
})

test('an email to an address of an account starts with the account and the address', async () => {
  const to = 'marisol@harborstreet.example'
  const { router } = openCommunication(`/app/emails/new?accountId=ac_harbor&to=${encodeURIComponent(to)}`, {
    ...communicationAnswers(),
    NewEmailDialogQuery: () => ({ account }),
    AccountPartsQuery: () => ({ account }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'New Email' }))
  const marisol = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Marisol Ortega/ })
  expect(marisol.checked).toBe(true)
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Harbor Street Salon/ }).checked).toBe(false)
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Other recipients' }).value).toBe('')
  expect(router.state.location.pathname).toBe('/app/emails/new')
})

test('an address that is not on record for the account is another recipient', async () => {
  openCommunication('/app/emails/new?accountId=ac_harbor&to=cpa%40ledger.example', {
    ...communicationAnswers(),
    NewEmailDialogQuery: () => ({ account }),
    AccountPartsQuery: () => ({ account }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'New Email' }))
  const others = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Other recipients' })
  expect(others.value).toBe('cpa@ledger.example')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Marisol Ortega/ }).checked).toBe(false)
})

test('a new email that waits can be taken back', async () => {
  const undone = { __typename: 'UndoEmailSuccess', emailThread: { ...activeThread, id: 'et_new' } }
  const { user, sent } = openCommunication(
    '/app/emails/new?accountId=ac_harbor&to=marisol%40harborstreet.example',
    {
      ...communicationAnswers(),
      NewEmailDialogQuery: () => ({ account }),
      AccountPartsQuery: () => ({ account }),
      composeMutationsNewMutation: () => ({
        sendNewEmail: {
          __typename: 'SendNewEmailSuccess',
          emailThread: {
            __typename: 'EmailThread',
            id: 'et_new',
            emails: [{ __typename: 'Email', id: 'em_new', undoUntil: '2026-03-16T15:30:15.000Z' }],
          },
        },
      }),
      announceSentUndoMutation: () => ({ undoEmail: undone }),
    },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'New Email' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Subject' }), 'Your renewal')
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Is the payroll still right?')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('Your email to marisol@harborstreet.example will be sent in a few seconds')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent.findLast(({ name }) => name === 'announceSentUndoMutation')?.variables).toEqual({
      id: 'em_new',
    }),
  )
})

test('a message is forwarded with its attachments, elsewhere only once that is confirmed', async () => {
  const [email] = activeThread.emails
  const attachments = [
    { __typename: 'File', id: 'fi_lease', name: 'Lease.pdf', url: '/files/fi_lease', size: 2048 },
  ]
  const thread = { ...activeThread, emails: [{ ...email, attachments }] }
  const { user, sent, router } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [thread as unknown as typeof activeThread] }),
    ForwardDialogQuery: () => ({ emailThread: thread }),
    composeMutationsForwardMutation: ({ input }) => ({
      forwardEmail: Object(input).sendsFilesElsewhere
        ? { __typename: 'ForwardEmailSuccess', emailThread: thread }
        : validationErrors({
            path: 'sendsFilesElsewhere',
            message: 'uw@dirigo.example is not on record for Harbor Street Salon LLC.',
          }),
    }),
  })
  await user.click(await screen.findByRole('link', { name: 'Forward' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward Email' }))
  const subject = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })
  expect(subject.value).toBe('Fwd: Certificate for Summit Builders')
  dialog.getByText('Summit Builders needs a certificate before Monday.')
  await user.type(dialog.getByRole('textbox', { name: 'To' }), 'uw@dirigo.example')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Lease\.pdf/ }).checked).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Forward' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send Documents' }))
  question.getByText(/uw@dirigo\.example is not on record/)
  await user.click(question.getByRole('button', { name: 'Send anyway' }))
  await screen.findByText('Forwarded to uw@dirigo.example')
  expect(sent.findLast(({ name }) => name === 'composeMutationsForwardMutation')?.variables).toEqual({
    id: 'em_1',
    input: {
      to: ['uw@dirigo.example'],
      subject: 'Fwd: Certificate for Summit Builders',
      body: '',
      files: ['fi_lease'],
      sendsFilesElsewhere: true,
    },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/emails/et_harbor'))
})
