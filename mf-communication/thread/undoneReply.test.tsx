import { screen } from '@testing-library/react'
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
  viewerCanUndo: yes,
  viewerCanResend: no,
  viewerCanConfirmSent: no,
}
const undone = {
  ...waiting,
  delivery: 'FAILED',
  failure: 'Dana Whitfield took it back before it was sent.',
  viewerCanUndo: no,
  viewerCanResend: yes,
}

beforeEach(() => sessionStorage.clear())

/** A thread whose last message waits to be sent. */
function openWaiting(message: typeof waiting) {
  const thread = { ...activeThread, emails: [...activeThread.emails, message] }
  return openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [thread] }),
    threadMutationsUndoMutation: () => ({
      undoEmail: {
        __typename: 'UndoEmailSuccess',
        emailThread: { ...thread, emails: [...activeThread.emails, { ...message, ...undone }] },
      },
    }),
  })
}

test('a reply that is taken back returns to the form', async () => {
  const { user } = openWaiting(waiting)
  await screen.findByText('Waiting to be sent')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Dana Whitfield took it back before it was sent.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  screen.getByRole('button', { name: 'Send again' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'Hi Marisol, here is the certificate.',
  )
})

test('what the user writes meanwhile stays when the reply before is taken back', async () => {
  const { user } = openWaiting(waiting)
  const message = await screen.findByRole('textbox', { name: 'Message' })
  await user.clear(message)
  await user.type(message, 'One more thing.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Dana Whitfield took it back before it was sent.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('One more thing.')
})

test('a forwarded message that is taken back does not become a reply', async () => {
  const { user } = openWaiting({ ...waiting, isForward: true })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Dana Whitfield took it back before it was sent.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    activeThread.draft.body,
  )
})
