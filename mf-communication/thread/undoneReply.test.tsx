import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  activeThread,
  communicationAnswers,
  doubtfulEmail,
  openCommunication,
} from '../testing/openCommunication.tsx'

const no = { __typename: 'Permission', isAllowed: false }
const yes = { __typename: 'Permission', isAllowed: true }
const waiting = {
  ...doubtfulEmail,
  delivery: 'QUEUED',
  failure: null,
  undoUntil: '2026-03-16T15:30:15.000Z',
  viewerCanResend: no,
  viewerCanConfirmSent: no,
}
const undone = {
  ...waiting,
  delivery: 'FAILED',
  failure: 'Dana Whitfield took it back before it was sent.',
  undoUntil: null,
  viewerCanResend: yes,
}

/** A thread in which the user has just sent a reply that waits. */
async function openSent(answer: object = {}) {
  const withEmail = (email: object) => ({
    ...activeThread,
    draft: null,
    emailCount: 2,
    emails: [...activeThread.emails, email],
  })
  const { user } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: () => ({
      sendEmailReply: { __typename: 'SendEmailReplySuccess', emailThread: withEmail(waiting) },
    }),
    announceSentUndoMutation: () => ({
      undoEmail: { __typename: 'UndoEmailSuccess', emailThread: withEmail(undone), ...answer },
    }),
  })
  const dialog = await screen.findByRole('dialog', { name: /Email Thread/ })
  const message = () => within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await user.clear(message())
  await user.type(message(), 'Here is the certificate.')
  await user.click(within(dialog).getByRole('button', { name: 'Approve and send' }))
  await screen.findByText('Your reply will be sent in a few seconds')
  await screen.findByText('Waiting to be sent')
  expect(message().value).toBe('')
  return { user, message, undo: () => user.click(screen.getByRole('button', { name: 'Undo' })) }
}

beforeEach(() => sessionStorage.clear())

test('a reply that is taken back returns to the form', async () => {
  const { message, undo } = await openSent()
  await undo()
  await screen.findByText('Dana Whitfield took it back before it was sent.')
  expect(screen.queryByText('Your reply will be sent in a few seconds')).toBeNull()
  screen.getByRole('button', { name: 'Send again' })
  expect(message().value).toBe('Here is the certificate.')
})

test('what the user writes meanwhile stays when the reply before is taken back', async () => {
  const { user, message, undo } = await openSent()
  await user.type(message(), 'One more thing.')
  await undo()
  await screen.findByText('Dana Whitfield took it back before it was sent.')
  expect(message().value).toBe('One more thing.')
})

test('a reply that was sent meanwhile stays sent, and the user reads why', async () => {
  const message = 'It is too late to undo this: the message is sent.'
  const { message: field, undo } = await openSent({
    __typename: 'CannotSettleDeliveryError',
    __isNamedError: 'CannotSettleDeliveryError',
    message,
    emailThread: null,
  })
  await undo()
  await screen.findByText(message)
  expect(field().value).toBe('')
})
