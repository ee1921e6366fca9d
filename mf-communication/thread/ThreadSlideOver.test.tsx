import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  activeThread,
  communicationAnswers,
  doubtfulEmail,
  openCommunication,
} from '../testing/openCommunication.tsx'

test('the thread list shows subject, sender, who it waits for and whether a reply is ready', async () => {
  openCommunication('/app/emails', communicationAnswers())
  const row = (await screen.findByRole('link', { name: /Certificate for Summit Builders/ })).closest('tr')
  expect(row?.textContent).toMatch(
    /Certificate for Summit Builders.*Marisol Ortega.*Harbor Street Salon LLC.*Agent.*Active.*Reply ready/,
  )
})

test('an agency without threads sees the empty state from the spec', async () => {
  openCommunication('/app/emails', communicationAnswers({ threads: [] }))
  await screen.findByText('No email threads found')
  screen.getByText("Cara hasn't been a part of any email conversations yet")
})

test('says that prepared work waits for approval beside the draft', async () => {
  const preparedWork = {
    __typename: 'CaraWorkspace',
    id: 'cw_prepared',
    state: 'WAITING_FOR_INPUT',
    proposals: [{ __typename: 'CaraProposal', id: 'pp_reply', state: 'PENDING' }],
  }
  const [request] = activeThread.serviceRequests
  openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    ThreadSlideOverQuery: () => ({
      emailThread: { ...activeThread, serviceRequests: [{ ...request, preparedWork }] },
    }),
  })
  await screen.findByText(
    /also waits for approval in the service request\. Check it before you send this draft/,
  )
})

test('sends Cara’s draft with the user’s edits', async () => {
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: () => ({
      sendEmailReply: {
        __typename: 'SendEmailReplySuccess',
        emailThread: { ...activeThread, draft: null, emailCount: 2, waitingFor: 'CLIENT' },
      },
    }),
  })
  await screen.findByText('Not confirmed: the address may be forged')
  const dialog = screen.getByRole('dialog', { name: /Email Thread/ })
  const message = within(dialog).getByRole('textbox', { name: 'Message' })
  await user.clear(message)
  await user.type(message, 'Hi Marisol, here it is.')
  await user.click(within(dialog).getByRole('checkbox', { name: 'gc@summit.example' }))
  await user.click(within(dialog).getByRole('button', { name: 'Approve and send' }))
  await screen.findByText('Reply sent')
  const reply = sent.find(({ name }) => name === 'threadMutationsSendMutation')
  expect(reply?.variables['input']).toMatchObject({
    to: ['marisol@harborstreet.example'],
    cc: ['gc@summit.example'],
    subject: 'Re: Certificate for Summit Builders',
    body: 'Hi Marisol, here it is.',
  })
})

test('a rejected reply keeps its text and shows the reason below the field', async () => {
  const { user } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: () => ({
      sendEmailReply: {
        __typename: 'ValidationErrors',
        fields: [{ path: 'to', message: 'Only people of the thread can be written to.' }],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Approve and send' }))
  await screen.findByText('Only people of the thread can be written to.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'Hi Marisol, your certificate is on its way.',
  )
})

test('asks for confirmation before sending documents to an address that is not on record', async () => {
  const question = 'Documents go only to addresses of the account. gc@summit.example is not on record.'
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: ({ input }) => ({
      sendEmailReply: Object(input).sendsFilesElsewhere
        ? {
            __typename: 'SendEmailReplySuccess',
            emailThread: { ...activeThread, draft: null, emailCount: 2 },
          }
        : { __typename: 'ValidationErrors', fields: [{ path: 'sendsFilesElsewhere', message: question }] },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Approve and send' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Send Documents' })
  within(asked).getByText(`${question} Send the documents there anyway?`)
  await user.click(within(asked).getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.filter(({ name }) => name === 'threadMutationsSendMutation')).toHaveLength(2)
})

test('a person decides what becomes of a message that may not have been sent', async () => {
  const thread = { ...activeThread, emails: [...activeThread.emails, doubtfulEmail] }
  const sent = { ...doubtfulEmail, delivery: 'SENT', failure: null }
  const settled = { __typename: 'Permission', isAllowed: false }
  const { user } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [thread] }),
    threadMutationsConfirmMutation: () => ({
      confirmEmailSent: {
        __typename: 'ConfirmEmailSentSuccess',
        emailThread: {
          ...thread,
          emails: [
            ...activeThread.emails,
            { ...sent, viewerCanResend: settled, viewerCanConfirmSent: settled },
          ],
        },
      },
    }),
  })
  await screen.findByText('May not have been sent')
  screen.getByRole('button', { name: 'Send again' })
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  await waitFor(() => expect(screen.queryByText('May not have been sent')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a missing thread redirects to the list', async () => {
  const { router } = openCommunication('/app/emails/et_gone', communicationAnswers())
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/emails'))
})
